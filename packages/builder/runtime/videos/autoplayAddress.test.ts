import { expect, test } from 'vitest';
import { autoplayAddress } from './autoplayAddress.ts';

test.each([
  ['https://a.test/1?x=1&autoplay=0', 'https://a.test/1?x=1&autoplay=1'],
  ['https://a.test/1?autoplay=0&x=1', 'https://a.test/1?x=1&autoplay=1'],
  ['https://a.test/1?x=1#t=00h01m30s', 'https://a.test/1?x=1&autoplay=1#t=00h01m30s'],
  ['https://a.test/1', 'https://a.test/1?autoplay=1'],
])('PB-07 %s plays at once as %s', (address, playing) => {
  expect(autoplayAddress(address)).toBe(playing);
});
