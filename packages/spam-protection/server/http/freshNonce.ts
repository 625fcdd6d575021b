import type { Limits, Nonces, Secrets } from '@portico/kernel/server';
import { textField } from '@portico/kernel/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_NONCE, NONCE_ACTIONS, type PostedFields } from '../../wire/public.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import { NONCES, NONCES_OF_BROWSER } from '../spamLimits.ts';
import { visitorId, visitorOf } from '../visitors.ts';

export interface FreshNonces {
  readonly nonces: Nonces;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly settings: SpamSettingsStore;
}

const NONCE = /^[a-f0-9]{10}$/;

/** The value that only a request for a nonce contains. */
export const NONCE_MARK = FRESH_NONCE.actionValue;

/** Gives a page that has been open for too long a new nonce, so that it can repeat its call. */
export async function answerFreshNonce(
  { limits, nonces, secrets, settings }: FreshNonces,
  form: FormData,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields: PostedFields = Object.fromEntries(form);
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  if (textField(fields, FRESH_NONCE.plugin) !== FRESH_NONCE.pluginValue) return fail(reply, 'FORBIDDEN');
  const previous = textField(fields, FRESH_NONCE.previous);
  if (previous === '') return reply.send({ error: 'No nonce provided' });
  if (!NONCE.test(previous)) return reply.send({ error: 'Wrong nonce provided' });
  const visitor = visitorOf(request);
  const over = await limits.takeAll([
    { limit: NONCES, caller: visitor.address },
    { limit: NONCES_OF_BROWSER, caller: await visitorId(secrets, visitor) },
  ]);
  if (over) {
    reply.code(429).header('retry-after', Math.ceil(over.retryAfterMs / 1000));
    return fail(reply, 'TOO_MANY_ATTEMPTS');
  }
  const { ajaxType } = await settings.read();
  return reply.send({
    wpnonce: await nonces.issue(NONCE_ACTIONS[ajaxType === 'rest' ? 'rest' : 'ajax'], '0'),
  });
}

function fail(reply: FastifyReply, error: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(`FAIL ${JSON.stringify({ error })}`);
}
