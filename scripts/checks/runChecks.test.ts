import { expect, it } from 'vitest';
import type { Check } from './Check.ts';
import { runChecks } from './runChecks.ts';

const passing = (name: string): Check => ({ name, run: async () => ({ ok: true, output: '' }) });

it('tells of every check, also of one that breaks', async () => {
  const told: string[] = [];
  const breaking: Check = { name: 'b', run: () => Promise.reject(new Error('no such tool')) };
  const results = await runChecks([passing('a'), breaking, passing('c')], ({ name }) => told.push(name), 2);
  expect(new Set(told)).toEqual(new Set(['a', 'b', 'c']));
  expect(results.filter(({ ok }) => !ok)).toMatchObject([{ name: 'b', output: 'Error: no such tool' }]);
});

it('never runs more at once than there are lanes', async () => {
  let running = 0;
  let most = 0;
  const busy: Check = {
    name: 'busy',
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { ok: true, output: '' };
    },
  };
  await runChecks([busy, busy, busy, busy, busy], () => {}, 2);
  expect(most).toBe(2);
});
