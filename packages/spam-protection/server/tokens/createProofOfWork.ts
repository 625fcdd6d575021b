import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock, Database, Secrets, UsedOnce } from '@portico/kernel/server';
import type { ProofOfWorkChallenge } from '../../wire/public.ts';

/** A proof of work for the browsers of suspicious visitors. People notice a moment's wait at most. */
export interface ProofOfWork {
  issue(visitor: string, difficulty: number): Promise<ProofOfWorkChallenge>;
  /** Whether `<challenge>:<counter>` is our challenge to this visitor, in time, solved, and unused. */
  check(answer: string, visitor: string): Promise<'solved' | 'failed'>;
  spend(transaction: Database, answer: string): Promise<void>;
}

const LIFE_MS = 10 * 60 * 1000;
const KEY = 'spam-proof-of-work';
const ANSWER = /^(\d{1,2}\.[0-9a-z]{1,12}\.[0-9a-f]{16}\.[0-9a-f]{40}):(\d{1,12})$/;

/** A challenge is `difficulty.expiry.chance.signature`: nothing has to be stored until it is solved. */
export function createProofOfWork(secrets: Secrets, clock: Clock, used: UsedOnce): ProofOfWork {
  return {
    async issue(visitor, difficulty) {
      const expiresAt = clock.now() + LIFE_MS;
      const body = `${difficulty}.${expiresAt.toString(36)}.${randomBytes(8).toString('hex')}`;
      return {
        challenge: `${body}.${sign(await secrets.current(KEY), body, visitor)}`,
        difficulty,
        expiresAt,
      };
    },
    async check(answer, visitor) {
      const [, challenge = ''] = ANSWER.exec(answer) ?? [];
      const [difficulty = '', expiry = '', chance = '', signature = ''] = challenge.split('.');
      if (Number.parseInt(expiry, 36) < clock.now() || signature === '') return 'failed';
      const body = `${difficulty}.${expiry}.${chance}`;
      const given = Buffer.from(signature);
      const keys = await secrets.all(KEY);
      if (!keys.some((key) => timingSafeEqual(given, Buffer.from(sign(key, body, visitor))))) return 'failed';
      if (zeroBits(createHash('sha256').update(answer).digest()) < Number(difficulty)) return 'failed';
      return (await used.isUsed(keyOf(challenge))) ? 'failed' : 'solved';
    },
    async spend(transaction, answer) {
      const [, challenge] = ANSWER.exec(answer) ?? [];
      if (challenge) await used.use(transaction, keyOf(challenge), clock.now() + LIFE_MS);
    },
  };
}

/** The number of leading zero bits of a hash. */
export function zeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

function keyOf(challenge: string): string {
  return `work:${challenge}`;
}

function sign(key: Buffer, body: string, visitor: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([body, visitor]))
    .digest('hex')
    .slice(0, 40);
}
