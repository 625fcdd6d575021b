import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode, preferredEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['*', 'identity'],
])('accept-encoding %j is answered with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('an encoded page decodes to the page', async () => {
  const page = Buffer.from('<p>Grüße</p>'.repeat(100));
  expect(brotliDecompressSync(await encode(page, 'br'))).toEqual(page);
  expect(gunzipSync(await encode(page, 'gzip'))).toEqual(page);
  expect(await encode(page, 'identity')).toBe(page);
});
