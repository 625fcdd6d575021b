import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999 * 1024, '999 kB'],
  [999 * 1024 + 1, '1.0 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('K a file of %i bytes reads as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
