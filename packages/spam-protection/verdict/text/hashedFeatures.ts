import type { ReadText } from './readText.ts';

/** Model rows for words and word pairs, and as many again for word pieces. */
export const WORD_ROWS = 1 << 16;
export const PIECE_ROWS = 1 << 16;
export const HASHED_ROWS = WORD_ROWS + PIECE_ROWS;

const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** Calls `found` with the row of each word, each pair of neighbours, and each word piece with its boundaries. */
export function hashedFeatures({ words }: ReadText, found: (row: number, word: number) => void): void {
  let before = 0;
  for (let at = 0; at < words.length; at++) {
    const plain = words[at]?.plain ?? '';
    const hash = hashOf(plain, 0, plain.length, SEED);
    found(hash % WORD_ROWS, at);
    if (at > 0) found((Math.imul(before, 31) ^ Math.imul(hash, 0x9e3779b1)) >>> 16, at);
    before = hash;
    if (plain[0] === '<') continue;
    const bordered = ` ${plain} `;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
      for (let from = 0; from + length <= bordered.length; from++)
        found(WORD_ROWS + (hashOf(bordered, from, from + length, SEED + length) % PIECE_ROWS), at);
  }
}

const SEED = 0x811c9dc5;

/** FNV-1a with a final mix, over UTF-16 code units. */
function hashOf(text: string, from: number, to: number, seed: number): number {
  let hash = seed | 0;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
