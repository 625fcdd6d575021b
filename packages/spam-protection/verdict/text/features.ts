import { HASHED_ROWS, hashedFeatures, WORD_ROWS } from './hashedFeatures.ts';
import type { ReadText } from './readText.ts';
import { styleFacts, styleFeatures } from './styleFeatures.ts';

export const ROWS = HASHED_ROWS + styleFeatures.length;

/** A text as the classifier sees it: model rows and their strengths. */
export interface Features {
  readonly rows: Uint32Array;
  readonly values: Float32Array;
}

/**
 * Words and word pieces count by the square root of their frequency, and each of the two groups is normalised to length 1: a
 * long letter weighs no more than a short one.
 */
export function featuresOf(text: ReadText): Features {
  const counts = new Map<number, number>();
  hashedFeatures(text, (row) => counts.set(row, (counts.get(row) ?? 0) + 1));
  let words = 0;
  let pieces = 0;
  for (const [row, count] of counts) {
    if (row < WORD_ROWS) words += count;
    else pieces += count;
  }
  const wordScale = 1 / Math.sqrt(words || 1);
  const pieceScale = 1 / Math.sqrt(pieces || 1);
  const facts = styleFacts(text);
  const style = styleFeatures.map(({ measure }) => measure(facts));
  const present = style.filter((value) => value > 0).length;
  const rows = new Uint32Array(counts.size + present);
  const values = new Float32Array(counts.size + present);
  let at = 0;
  for (const [row, count] of counts) {
    rows[at] = row;
    values[at++] = Math.sqrt(count) * (row < WORD_ROWS ? wordScale : pieceScale);
  }
  style.forEach((value, index) => {
    if (value <= 0) return;
    rows[at] = HASHED_ROWS + index;
    values[at++] = value;
  });
  return { rows, values };
}
