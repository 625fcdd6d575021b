import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@portico/kernel/server';

/** Thirty-two hexadecimal digits that only this site can make. */
export type Sign = (purpose: string, ...parts: readonly string[]) => Promise<string>;

export interface Signature {
  readonly sign: Sign;
  /** Whether one of this site's keys, the current or one before it, made this signature. */
  verify(signature: string, purpose: string, ...parts: readonly string[]): Promise<boolean>;
}

export function createSignature(secrets: Secrets): Signature {
  return {
    sign: async (purpose, ...parts) => signWith(await secrets.current(SECRET), purpose, parts),
    async verify(signature, purpose, ...parts) {
      const keys = await secrets.all(SECRET);
      return keys.some((key) => isEqual(signature, signWith(key, purpose, parts)));
    },
  };
}

const SECRET = 'contact-form';
const DIGITS = 32;

function signWith(key: Buffer, purpose: string, parts: readonly string[]): string {
  // As JSON, so that no two lists of parts read the same.
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
    .slice(0, DIGITS);
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
