import type { Limit, Limits, Nonces } from '@portico/kernel/server';
import type { PostedFields } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { textOf } from '../../model/settings/read.ts';
import { CLICKS_CALL } from '../../wire/public.ts';
import type { Clicks } from './createClicks.ts';

/** A browser sends ten at a time, and the rest when its visitor leaves. */
const MOST_CLICKS = 20;
/** Nobody notices when clicks are no longer counted, so the limit only has to prevent falsifying a day's figures. */
export const CLICK_CALLS: Limit = { name: 'clicks', windowMs: 60_000, each: 120, inAll: 6_000 };

interface Parts {
  readonly clicks: Clicks;
  readonly nonces: Nonces;
  readonly limits: Limits;
}

/** Receives clicks from browsers, in Elementor's format. */
export function answerClicks(app: FastifyInstance, parts: Parts): void {
  const take = takeClicks(parts);
  app.onAdminAjax([CLICKS_CALL.action], async ({ fields, request, reply }) => {
    const { status, headers = {}, body } = await take(fields, request.ip);
    return reply.code(status).headers(headers).send(body);
  });
}

interface ClicksAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

/** `caller` identifies callers while their calls are counted, and is not stored. */
export function takeClicks({ clicks, nonces, limits }: Parts) {
  return async (fields: PostedFields, caller: string): Promise<ClicksAnswer> => {
    const over = await limits.take(CLICK_CALLS, caller);
    if (over)
      return {
        ...refused(429, 'That was a lot of clicks. The rest are not counted.'),
        headers: { 'retry-after': String(Math.ceil(over.retryAfterMs / 1000)) },
      };
    if ((await nonces.verify(fields._nonce, CLICKS_CALL.nonce, '0')) === 'invalid')
      return refused(403, 'This page has been open for too long. Please load it again.');
    await clicks.count(clicked(fields['clicks[]'] ?? fields.clicks));
    return { status: 200, body: { success: true } };
  };
}

function clicked(value: unknown): number[] {
  const texts = (Array.isArray(value) ? value : [value]).slice(0, MOST_CLICKS);
  return texts.flatMap((text) => (ID.test(textOf(text)) ? [Number(textOf(text))] : []));
}

const ID = /^[1-9]\d{0,14}$/;

function refused(status: number, message: string): ClicksAnswer {
  return { status, body: { success: false, data: { message } } };
}
