import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock, Database, Secrets, UsedOnce } from '@portico/kernel/server';

/** Our own bot detector's tokens: 64 digits issued to one visitor at one time, valid for one submission. */
export interface EventTokens {
  issue(visitor: string): Promise<string>;
  check(token: string, visitor: string): Promise<'valid' | 'used' | 'forged'>;
  /** Marks the token as used, or throws if another submission was quicker. */
  spend(transaction: Database, token: string): Promise<void>;
}

const LIFE_MS = 24 * 60 * 60 * 1000;
const KEY = 'spam-event-tokens';
const HEAD_BYTES = 12;
const PROOF_BYTES = 20;
const TOKEN = /^[a-f0-9]{64}$/;

/** Four bytes of time and eight random ones, then twenty derived from them and the visitor with our key. */
export function createEventTokens(secrets: Secrets, clock: Clock, used: UsedOnce): EventTokens {
  return {
    async issue(visitor) {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(Math.floor(clock.now() / 1000), 0);
      randomBytes(HEAD_BYTES - 4).copy(head, 4);
      return Buffer.concat([head, proof(await secrets.current(KEY), head, visitor)]).toString('hex');
    },
    async check(token, visitor) {
      if (!TOKEN.test(token)) return 'forged';
      const bytes = Buffer.from(token, 'hex');
      const head = bytes.subarray(0, HEAD_BYTES);
      const age = clock.now() - head.readUInt32BE(0) * 1000;
      // A second of tolerance: the time was truncated to whole seconds.
      if (age < -1000 || age > LIFE_MS) return 'forged';
      const given = bytes.subarray(HEAD_BYTES);
      const keys = await secrets.all(KEY);
      if (!keys.some((key) => timingSafeEqual(given, proof(key, head, visitor)))) return 'forged';
      return (await used.isUsed(`token:${token}`)) ? 'used' : 'valid';
    },
    async spend(transaction, token) {
      await used.use(transaction, `token:${token}`, clock.now() + LIFE_MS);
    },
  };
}

function proof(key: Buffer, head: Buffer, visitor: string): Buffer {
  return createHmac('sha256', key).update(head).update(visitor).digest().subarray(0, PROOF_BYTES);
}
