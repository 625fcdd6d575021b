import type { Nonces, Secrets } from '@portico/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_NONCE, NONCE_ACTIONS, type PostedFields } from '../../protocol.ts';
import type { Rates } from '../rates.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import { visitorId, visitorOf } from '../visitors.ts';
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

/** The value that only a request for a nonce holds. */
export const NONCE_MARK = FRESH_NONCE.actionValue;

/** Gives a page that has been open for too long a new nonce, so that it can send its call again. */
export async function answerFreshNonce(
  { nonces, rates, secrets, settings }: FreshNonces,
  form: FormData,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields: PostedFields = Object.fromEntries(form);
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
