import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';

/** Proof that a call comes from a page we served: a keyed hash of action, visitor and time slot, as in WordPress. */
export interface Nonces {
  /** Ten lower-case hexadecimal digits. `visitor` is `'0'` for anybody not signed in. */
  issue(action: string, visitor: string): Promise<string>;
  /** `fresh` in the slot of issue, `ageing` in the next one, `invalid` otherwise. */
  verify(nonce: unknown, action: string, visitor: string): Promise<'fresh' | 'ageing' | 'invalid'>;
}

/** WordPress's nonce lifetime: a day, in two slots of half a day. */
export const NONCE_SLOT_MS = 12 * 60 * 60 * 1000;

export function createNonces(secrets: Secrets, clock: Clock): Nonces {
  const slot = () => Math.floor(clock.now() / NONCE_SLOT_MS);
  return {
    async issue(action, visitor) {
      return hash(await secrets.current(KEY), action, visitor, slot());
    },
    async verify(nonce, action, visitor) {
      if (typeof nonce !== 'string' || !NONCE.test(nonce)) return 'invalid';
      const given = Buffer.from(nonce);
      const now = slot();
      for (const key of await secrets.all(KEY)) {
        if (equal(given, hash(key, action, visitor, now))) return 'fresh';
        if (equal(given, hash(key, action, visitor, now - 1))) return 'ageing';
      }
      return 'invalid';
    },
  };
}

const KEY = 'nonces';
const NONCE = /^[0-9a-f]{10}$/;

function hash(key: Buffer, action: string, visitor: string, slot: number): string {
  // JSON keeps the three parts apart: no action can pass for another action with another visitor.
  return createHmac('sha256', key)
    .update(JSON.stringify([action, visitor, slot]))
    .digest('hex')
    .slice(0, 10);
}

function equal(given: Buffer, expected: string): boolean {
  return timingSafeEqual(given, Buffer.from(expected));
}
