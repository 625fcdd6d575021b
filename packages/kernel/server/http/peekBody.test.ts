import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { peekBody } from './peekBody.ts';

test('a small body is shown to everybody who looks, and can still be read', async () => {
  const stream = Readable.from([Buffer.from('name='), Buffer.from('Ada')], { objectMode: false });
  expect(String(await peekBody(stream, 8, 100))).toBe('name=Ada');
  expect(String(await peekBody(stream, 8, 100))).toBe('name=Ada');
  expect(String(await buffer(stream))).toBe('name=Ada');
});

test.each([
  ['too large', 101],
  ['of unknown length', Number.NaN],
  ['empty', 0],
])('a body that is %s is left alone', async (_, length) => {
  const stream = Readable.from([Buffer.from('name=Ada')], { objectMode: false });
  expect(await peekBody(stream, length, 100)).toBeNull();
  expect(String(await buffer(stream))).toBe('name=Ada');
});

test('a body that was cut off is shown as far as it came', async () => {
  const stream = Readable.from([Buffer.from('name')], { objectMode: false });
  expect(String(await peekBody(stream, 8, 100))).toBe('name');
});
