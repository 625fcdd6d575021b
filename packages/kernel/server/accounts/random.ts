import { randomBytes } from 'node:crypto';

/** The source of cryptographically secure random bytes. */
export type Random = (bytes: number) => Buffer;

export const systemRandom: Random = randomBytes;

export function randomId(random: Random): string {
  return random(16).toString('hex');
}
