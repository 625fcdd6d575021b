import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed call: what it claims, and its proof. */
export interface SignedCall {
  /** Seconds since 1970, as in the header. */
  readonly time: string;
  readonly path: string;
  readonly body: string;
  readonly signature: string;
}

/** Servers' clocks differ, and an intercepted call must be useless later. */
const LONGEST_AGE_MS = 5 * 60 * 1000;

/** Whether a call was signed with this secret, just now. */
export function isSignedBy(
  { time, path, body, signature }: SignedCall,
  secret: string,
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > LONGEST_AGE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${time}\n${path}\n${body}`).digest();
  const given = Buffer.from(signature.slice(0, 64), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
