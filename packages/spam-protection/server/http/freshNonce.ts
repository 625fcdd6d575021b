import type { Nonces, Secrets } from '@portico/kernel/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_NONCE, NONCE_ACTIONS, type PostedFields } from '../../protocol.ts';
import type { Rates } from '../rates.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import { visitorId, visitorOf } from '../visitors.ts';
import { peekBody } from './peekBody.ts';
import { text } from './readFields.ts';

export interface FreshNonces {
  readonly nonces: Nonces;
  readonly rates: Rates;
  readonly secrets: Secrets;
  readonly settings: SpamSettingsStore;
}

const NONCE = /^[a-f0-9]{10}$/;
const COOL_DOWN_MS = 10 * 1000;
/** A page may have several calls under way when its nonce runs out. */
const MOST_IN_COOL_DOWN = 5;

const LONGEST_BODY = 4_096;

/**
 * Gives a page that has been open for too long a new nonce, so that it can send its call again. The call goes to any
 * address of the site, pages included, so this looks into small forms before anybody else reads them.
 */
export function answerFreshNonces(app: FastifyInstance, parts: FreshNonces): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const fields = await fieldsOf(request);
    if (fields) await answer(parts, fields, request, reply);
  });
}

/** The fields of a request for a nonce; `null` for everything else, which is left as it was. */
async function fieldsOf(request: FastifyRequest): Promise<PostedFields | null> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return null;
  const body = await peekBody(request.raw, Number(request.headers['content-length'] ?? 0), LONGEST_BODY);
  if (!body?.includes(FRESH_NONCE.actionValue)) return null;
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return form.get(FRESH_NONCE.action) === FRESH_NONCE.actionValue ? Object.fromEntries(form) : null;
  } catch {
    // Not a form after all: whoever the request is for will say so.
    return null;
  }
}

async function answer(
  { nonces, rates, secrets, settings }: FreshNonces,
  fields: PostedFields,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  if (text(fields, FRESH_NONCE.plugin) !== FRESH_NONCE.pluginValue) return fail(reply, 'FORBIDDEN');
  const previous = text(fields, FRESH_NONCE.previous);
  if (previous === '') return reply.send({ error: 'No nonce provided' });
  if (!NONCE.test(previous)) return reply.send({ error: 'Wrong nonce provided' });
  const id = await visitorId(secrets, visitorOf(request));
  if (!(await rates.allow(`nonce:${id}`, MOST_IN_COOL_DOWN, COOL_DOWN_MS)))
    return fail(reply, 'TOO_MANY_ATTEMPTS');
  const { ajaxType } = await settings.read();
  return reply.send({
    wpnonce: await nonces.issue(NONCE_ACTIONS[ajaxType === 'rest' ? 'rest' : 'ajax'], '0'),
  });
}

function fail(reply: FastifyReply, error: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(`FAIL ${JSON.stringify({ error })}`);
}
