import { expect, it } from 'vitest';
import { runSuites } from './runSuites.ts';
import type { Suite } from './suites.ts';

const suite = (name: string, passed: number, failed: number, skipped = 0): Suite => ({
  name,
  run: async () => ({ passed, failed, skipped }),
});

it('ends with the count over all suites, alone on its line', async () => {
  const lines: string[] = [];
  await runSuites([suite('unit', 40, 0), suite('browser', 2, 1)], (line) => lines.push(line));
  expect(lines.at(-1)).toBe('42 passed, 1 failed');
  expect(lines.join('\n').match(/^\d+ passed, \d+ failed$/gm)).toHaveLength(1);
});

it('names the slowest tests before the count', async () => {
  const lines: string[] = [];
  const slow: Suite = {
    name: 'unit',
    run: async () => ({ passed: 1, failed: 0, skipped: 0, times: [{ name: 'a test', ms: 2_000 }] }),
  };
  await runSuites([slow, suite('browser', 1, 0)], (line) => lines.push(line));
  expect(lines.join('\n')).toContain('The slowest tests:\n   2.0 s  a test\n');
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

it('names what failed before the count', async () => {
  const lines: string[] = [];
  const failing: Suite = {
    name: 'unit',
    run: async () => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [{ name: 'a test', reason: 'because' }],
    }),
  };
  await runSuites([failing, suite('browser', 1, 0)], (line) => lines.push(line));
  expect(lines.join('\n')).toContain('What failed:\n  a test\n      because\n');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

it('says how many tests were left out', async () => {
  const lines: string[] = [];
  await runSuites([suite('unit', 1, 0, 3)], (line) => lines.push(line));
  expect(lines.slice(-2)).toEqual(['3 skipped', '1 passed, 0 failed']);
});

it('counts a suite that breaks as failed and goes on', async () => {
  const lines: string[] = [];
  const broken: Suite = { name: 'broken', run: () => Promise.reject(new Error('no browser')) };
  await runSuites([broken, suite('unit', 5, 0)], (line) => lines.push(line));
  expect(lines).toContain('no browser');
  expect(lines.at(-1)).toBe('5 passed, 1 failed');
});
