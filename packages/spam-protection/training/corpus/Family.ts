import type { Label } from '../Example.ts';

/**
 * A recipe for messages of one sort: an opening, some sentences in any order, a closing. `[a|b]` is a choice,
 * `{word}` an entry of the lexicon; a choice may be empty and may hold others.
 */
export interface Family {
  readonly name: string;
  readonly label: Label;
  /** Where such texts are met: whole kinds are left out of training to see how the model does on what it never saw. */
  readonly kind: Kind;
  readonly open?: readonly string[];
  readonly say: readonly string[];
  readonly close?: readonly string[];
  /** Fewest and most sentences out of `say`. */
  readonly sentences: readonly [number, number];
  /** How much of the corpus is of this sort, beside others: 1 unless told. */
  readonly share?: number;
}

export type Kind =
  | 'form'
  | 'comment'
  | 'email'
  | 'chat'
  | 'forum'
  | 'review'
  | 'video'
  | 'german'
  | 'romance'
  | 'other-language';

/** One sentence a line: keeps the recipes readable. */
export function lines(strings: TemplateStringsArray): readonly string[] {
  return (strings[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
