import { createHash } from 'node:crypto';
import type { Content } from '../../verdict/index.ts';

/** What a submission is recognised by when another one comes. */
export interface Trace {
  readonly visitor: string;
  readonly sender: string | null;
  readonly textHash: string;
  /** Short texts say the same without being copies. */
  readonly isShort: boolean;
}

const SHORTEST_REPEATED = 12;
/** No mailbox has a longer name. */
const LONGEST_SENDER = 320;

export function traceOf(visitor: string, { email, text }: Content): Trace {
  return {
    visitor,
    sender: email.trim().toLowerCase().slice(0, LONGEST_SENDER) || null,
    textHash: hashOf(text),
    isShort: text.trim().length < SHORTEST_REPEATED,
  };
}

/** Texts that differ in nothing but spaces, marks and case are the same text. */
function hashOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 32);
}
