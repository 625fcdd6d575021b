import { type Clock, createRateLimit, type Nonces } from '@portico/kernel/server';
import { CLICKS_CALL } from '../../protocol.ts';
import { textOf } from '../../settings/read.ts';
import type { Clicks } from './createClicks.ts';

/** A call to the address that several features share, as whoever reads it there has understood it. */
export interface SharedCall {
  readonly action: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Tells callers apart for as long as their calls are counted, and is not kept. */
  readonly caller: string;
}

export interface SharedAnswer {
  readonly status: number;
  readonly body: object;
}

/** A browser sends ten at a time, and what is left when its visitor goes. */
const MOST_CLICKS = 20;
const CALLS_A_MINUTE = 20;
const MINUTE_MS = 60_000;

interface Parts {
  readonly clicks: Clicks;
  readonly nonces: Nonces;
  readonly clock: Clock;
}

/** Answers browsers that tell of clicks, in the field's shapes; `null` for every other call. */
export function answerClicks({ clicks, nonces, clock }: Parts) {
  const mayCall = createRateLimit(clock, CALLS_A_MINUTE, MINUTE_MS);
  return async ({ action, fields, caller }: SharedCall): Promise<SharedAnswer | null> => {
    if (action !== CLICKS_CALL.action) return null;
    if (!mayCall(caller)) return refused(429, 'That was a lot of clicks. They are not counted any more.');
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

function refused(status: number, message: string): SharedAnswer {
  return { status, body: { success: false, data: { message } } };
}
