/** Proof that a call comes from a page that we served: a keyed hash of action, visitor and time slot, as WordPress has it. */
export interface Nonces {
  /** Ten lower-case hexadecimal digits. `visitor` is `'0'` for anybody who is not signed in. */
  issue(action: string, visitor: string): Promise<string>;
  /** `fresh` in the slot of issue, `ageing` in the one after it, `invalid` otherwise. */
  verify(nonce: unknown, action: string, visitor: string): Promise<'fresh' | 'ageing' | 'invalid'>;
}

/** WordPress's life of a nonce: a day, in two slots of half a day. */
export const NONCE_SLOT_MS = 12 * 60 * 60 * 1000;
