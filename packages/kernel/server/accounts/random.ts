import { randomBytes } from 'node:crypto';

/** Where unguessable bytes come from. */
export type Random = (bytes: number) => Buffer;

export const systemRandom: Random = randomBytes;

export function randomId(random: Random): string {
  return random(16).toString('hex');
}
