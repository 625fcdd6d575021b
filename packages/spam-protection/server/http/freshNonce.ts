import type { Nonces, Secrets } from '@portico/kernel/server';
import type { FastifyReply } from 'fastify';
import { FRESH_NONCE, NONCE_ACTIONS, type PostedFields } from '../../protocol.ts';
import type { Rates } from '../rates.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import { type Visitor, visitorId } from '../visitors.ts';
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

export function asksForFreshNonce(fields: PostedFields): boolean {
  return text(fields, FRESH_NONCE.action) === FRESH_NONCE.actionValue;
}

/** Gives a page that has been open for too long a new nonce, so that it can send its call again. */
export async function answerFreshNonce(
  { nonces, rates, secrets, settings }: FreshNonces,
  fields: PostedFields,
  visitor: Visitor,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  if (text(fields, FRESH_NONCE.plugin) !== FRESH_NONCE.pluginValue) return fail(reply, 'FORBIDDEN');
  const previous = text(fields, FRESH_NONCE.previous);
  if (previous === '') return reply.send({ error: 'No nonce provided' });
  if (!NONCE.test(previous)) return reply.send({ error: 'Wrong nonce provided' });
  const id = await visitorId(secrets, visitor);
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
