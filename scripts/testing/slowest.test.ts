import { expect, it } from 'vitest';
import { playwrightTimes } from './playwrightTally.ts';
import { slowest } from './slowest.ts';
import { vitestTimes } from './vitestTally.ts';

const unit = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: '/a/folder/forms.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'a form is sent', duration: 1_250 },
        { status: 'skipped', fullName: 'a form that nobody sends' },
      ],
    },
  ],
});
const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'forms.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const browser = JSON.stringify({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  suites: [
    {
      specs: [spec('a page is opened', 300)],
      suites: [{ specs: [spec('a page is left', 4_000)], suites: [{ specs: [spec('a page is kept', 20)] }] }],
    },
  ],
});

it('names the slowest tests of both suites', () => {
  expect(slowest([...vitestTimes(unit), ...playwrightTimes(browser)], 3)).toEqual([
    '   4.0 s  forms.spec.ts: a page is left',
    '   1.3 s  forms.test.ts: a form is sent',
    '   0.3 s  forms.spec.ts: a page is opened',
  ]);
});
