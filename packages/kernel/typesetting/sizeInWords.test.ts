import { expect, test } from 'vitest';
import { sizeInWords } from './sizeInWords.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999 * 1024, '999 kB'],
  [999 * 1024 + 1, '1 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('a file of %i bytes reads as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
