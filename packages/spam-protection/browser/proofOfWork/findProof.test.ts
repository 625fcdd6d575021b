import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findProof, zeroBits } from './findProof.ts';

const challenge = { challenge: '8.abc.def.123', difficulty: 8, expiresAt: Date.now() + 60_000 };

it('SP-58 finds a counter whose hash begins with enough zero bits', async () => {
  const proof = await findProof(challenge);
  expect(proof).toMatch(/^8\.abc\.def\.123:\d+$/);
  const hash = createHash('sha256').update(String(proof)).digest();
  expect(hash[0]).toBe(0);
});

it('SP-58 gives up when the time is over', async () => {
  expect(await findProof({ ...challenge, difficulty: 200, expiresAt: 5 }, undefined, () => 10)).toBeNull();
});

it.each([
  [[255], 0],
  [[127], 1],
  [[1], 7],
  [[0, 128], 8],
  [[0, 0], 16],
])('SP-58 %j begins with %i zero bits', (bytes, bits) => {
  expect(zeroBits(Uint8Array.from(bytes))).toBe(bits);
});
