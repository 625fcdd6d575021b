import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@portico/kernel/server';

/** Thirty-two hexadecimal digits that only this site can produce. */
export type Sign = (purpose: string, ...parts: readonly string[]) => Promise<string>;

export interface Signature {
  readonly sign: Sign;
  /** Whether one of this site's keys, current or previous, made this signature. */
  verify(signature: string, purpose: string, ...parts: readonly string[]): Promise<boolean>;
  /** The same length, but different every time, so that single-use values can be told apart. */
  readonly seal: Sign;
  verifySeal(seal: string, purpose: string, ...parts: readonly string[]): Promise<boolean>;
}

export function createSignature(secrets: Secrets): Signature {
  return {
    sign: async (purpose, ...parts) => signWith(await secrets.current(SECRET), purpose, parts),
    async verify(signature, purpose, ...parts) {
      const keys = await secrets.all(SECRET);
      return keys.some((key) => isEqual(signature, signWith(key, purpose, parts)));
    },
    seal: async (purpose, ...parts) =>
      sealWith(await secrets.current(SECRET), randomBytes(CHANCE_DIGITS / 2).toString('hex'), purpose, parts),
    async verifySeal(seal, purpose, ...parts) {
      const chance = seal.slice(0, CHANCE_DIGITS);
      const keys = await secrets.all(SECRET);
      return keys.some((key) => isEqual(seal, sealWith(key, chance, purpose, parts)));
    },
  };
}

const SECRET = 'contact-form';
const DIGITS = 32;
const CHANCE_DIGITS = 12;

/** A random number, followed by as much of its signature as fits. */
function sealWith(key: Buffer, chance: string, purpose: string, parts: readonly string[]): string {
  return chance + signWith(key, purpose, [chance, ...parts]).slice(CHANCE_DIGITS);
}

function signWith(key: Buffer, purpose: string, parts: readonly string[]): string {
  // As JSON, so that different lists of parts never give the same text.
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
    .slice(0, DIGITS);
}

function isEqual(one: string, other: string): boolean {
  const [given, made] = [Buffer.from(one), Buffer.from(other)];
  return given.length === made.length && timingSafeEqual(given, made);
}
