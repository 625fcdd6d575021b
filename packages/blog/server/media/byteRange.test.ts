import { expect, test } from 'vitest';
import { byteRange } from './byteRange.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
])('KT-04 of a hundred bytes, %s', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test('KT-04 an empty file has no part that could be asked for', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none');
});
