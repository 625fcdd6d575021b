import { expect, test } from 'vitest';
import { megabytesInWords } from './megabytesInWords.ts';

test.each([
  [0, '0 MB'],
  [1, 'under 0.1 MB'],
  [1.54 * 1024 * 1024, '1.5 MB'],
  [2.01 * 1024 * 1024, '2 MB'],
  [500 * 1024 * 1024, '500 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(megabytesInWords(bytes)).toBe(words);
});
