import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inMemory } from './inMemory.ts';

it('gives work a temporary folder that can be written to, and tidies up after it', async () => {
  const usual = tmpdir();
  const file = await inMemory(async () => {
    const name = join(tmpdir(), `in-memory-${process.pid}`);
    await writeFile(name, 'x');
    return name;
  });
  expect(tmpdir()).toBe(usual);
  // A machine without memory to spare does the work where it always does.
  expect(existsSync(file)).toBe(dirname(file) === usual);
});

it('tidies up after work that failed, and passes on why', async () => {
  const usual = tmpdir();
  await expect(inMemory(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(tmpdir()).toBe(usual);
});
