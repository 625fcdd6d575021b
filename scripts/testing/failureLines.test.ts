import { expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';
import { playwrightFailures } from './playwrightTally.ts';
import { vitestFailures } from './vitestTally.ts';

it('names a failed test, and a file that could not be loaded, of Vitest', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: '/a/folder/forms.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a form is shown' },
          { status: 'failed', fullName: 'a form is sent', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: '/a/broken.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
      { name: '/a/good.test.ts', status: 'passed', assertionResults: [] },
    ],
  });
  expect(vitestFailures(report)).toEqual([
    { name: 'forms.test.ts: a form is sent', reason: 'expected 1 to be 2' },
    { name: 'broken.test.ts', reason: 'cannot be loaded' },
  ]);
  expect(vitestFailures(undefined)).toEqual([]);
});

it('names a failed test, and an error of no test, of Playwright', () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    file: 'forms.spec.ts',
    tests: [{ results: [{ duration: 1, errors: messages.map((message) => ({ message })) }] }],
  });
  const report = JSON.stringify({
    errors: [{ message: 'no such file' }],
    suites: [
      { specs: [spec('a form is shown')], suites: [{ specs: [spec('a form is sent', 'one', 'two')] }] },
    ],
  });
  expect(playwrightFailures(report)).toEqual([
    { name: 'a spec file', reason: 'no such file' },
    { name: 'forms.spec.ts: a form is sent', reason: 'one\ntwo' },
  ]);
  expect(playwrightFailures(undefined)).toEqual([]);
});

it('keeps of a reason its beginning, without colours and empty lines', () => {
  const reason = `\u001b[31mexpected\u001b[39m\n\n${'x'.repeat(1_000)}\n${'line\n'.repeat(50)}`;
  const [name, first, second, ...rest] = failureLines({ name: 'a test', reason });
  expect([name, first]).toEqual(['  a test', '      expected']);
  expect(second).toHaveLength(306);
  expect(rest).toHaveLength(4);
});
