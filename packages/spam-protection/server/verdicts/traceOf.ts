import { createHash } from 'node:crypto';
import type { Content } from '../../verdict/index.ts';

/** How a submission is recognised when another one arrives. */
export interface Trace {
  readonly visitor: string;
  readonly sender: string | null;
  readonly textHash: string;
  /** Short texts may be equal without being copies. */
  readonly isShort: boolean;
}

const SHORTEST_REPEATED = 12;
/** No mailbox is longer. */
const LONGEST_SENDER = 320;

export function traceOf(visitor: string, { email, text }: Content): Trace {
  return {
    visitor,
    sender: email.trim().toLowerCase().slice(0, LONGEST_SENDER) || null,
    textHash: hashOf(text),
    isShort: text.trim().length < SHORTEST_REPEATED,
  };
}

/** Texts that differ only in spaces, punctuation and case are the same text. */
function hashOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 32);
}
