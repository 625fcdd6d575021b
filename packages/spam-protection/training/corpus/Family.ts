import type { Label } from '../Example.ts';

/**
 * A recipe for messages of one sort: an opening, some sentences in any order, a closing. `[a|b]` is a choice, `{word}` an entry
 * of the lexicon; a choice may be empty and may be nested.
 */
export interface Family {
  readonly name: string;
  readonly label: Label;
  /** Where such texts occur: whole kinds are left out of training to test the model on unseen ones. */
  readonly kind: Kind;
  readonly open?: readonly string[];
  readonly say: readonly string[];
  readonly close?: readonly string[];
  /** The minimum and maximum number of sentences from `say`. */
  readonly sentences: readonly [number, number];
  /** The relative share of this sort in the corpus: 1 by default. */
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
