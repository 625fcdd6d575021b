import { expect, it } from 'vitest';
import { playwrightTally } from './playwrightTally.ts';
import { sum, tallyOf } from './Tally.ts';
import { vitestTally } from './vitestTally.ts';

const vitest = (counts: object, testResults: object[] = []): string =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...counts,
  });
const playwright = (stats: object, errors: object[] = []): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

it('counts Vitest tests, and those that were left out', () => {
  const report = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
  expect(vitestTally(report, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

it('counts a test file that cannot be loaded as one failure', () => {
  const report = vitest({ numPassedTests: 1 }, [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ]);
  expect(vitestTally(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

it('does not count the file of a failed test again', () => {
  const report = vitest({ numFailedTests: 1 }, [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ]);
  expect(vitestTally(report, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('takes a bad exit for a failure even when every test passed', () => {
  expect(vitestTally(vitest({ numPassedTests: 7 }), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  expect(playwrightTally(playwright({ expected: 3 }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

it.each([0, 1, 137])('takes a runner that wrote no report for failed (exit code %d)', (exitCode) => {
  expect(vitestTally(undefined, exitCode)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightTally(undefined, exitCode)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('takes a flaky browser test and a broken spec file for failed', () => {
  const report = playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, [
    { message: 'cannot load' },
  ]);
  expect(playwrightTally(report, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

it('adds up', () => {
  expect(
    sum([tallyOf([{ ok: true }, { ok: false }, { ok: true }]), { passed: 10, failed: 0, skipped: 4 }]),
  ).toEqual({
    passed: 12,
    failed: 1,
    skipped: 4,
  });
});
