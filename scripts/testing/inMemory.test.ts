import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { inMemory } from './inMemory.ts';

/** Whether there is memory to spare; otherwise the work runs on disk as usual. */
const hasMemory = await statfs('/dev/shm').then(
  ({ bavail, bsize }) => bavail * bsize >= 4 * 1024 ** 3,
  () => false,
);

it('gives work a temporary folder in memory that every user may write to, and tidies up after it', async () => {
  const usual = tmpdir();
  const { folder, mode } = await inMemory(async () => ({
    folder: tmpdir(),
    mode: (await stat(tmpdir())).mode & 0o1777,
  }));
  expect(tmpdir()).toBe(usual);
  expect(folder !== usual).toBe(hasMemory);
  expect(existsSync(folder)).toBe(!hasMemory);
  if (hasMemory) expect(mode).toBe(0o1777);
});

it('tidies up after work that failed, and passes on why', async () => {
  const usual = tmpdir();
  await expect(inMemory(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(tmpdir()).toBe(usual);
});
