import { basename } from 'node:path';
import { nothing, type Tally, type TestFailure, type TestTime, withExitCode } from './Tally.ts';

/** Counts the results of Vitest's JSON reporter; `undefined` if it wrote none. */
export function vitestTally(report: string | undefined, exitCode: number): Tally {
  if (report === undefined) return withExitCode(nothing, exitCode || 1);
  const { testResults, ...counts } = JSON.parse(report) as VitestReport;
  // A file that cannot be loaded has no tests to count, but is still a failure.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return withExitCode(
    {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + brokenFiles.length,
      skipped: counts.numPendingTests + counts.numTodoTests,
    },
    exitCode,
  );
}

export function vitestTimes(report: string | undefined): TestTime[] {
  if (report === undefined) return [];
  return (JSON.parse(report) as VitestReport).testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults.flatMap(({ fullName, duration }) =>
      duration === undefined ? [] : { name: `${basename(name)}: ${fullName}`, ms: duration },
    ),
  );
}

export function vitestFailures(report: string | undefined): TestFailure[] {
  if (report === undefined) return [];
  return (JSON.parse(report) as VitestReport).testResults.flatMap(
    ({ name = '', status, message = '', assertionResults }) => {
      const failed = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages = [] }) => ({
          name: `${basename(name)}: ${fullName}`,
          reason: failureMessages.join('\n'),
        }));
      return status === 'failed' && failed.length === 0
        ? [{ name: basename(name), reason: message }]
        : failed;
    },
  );
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name?: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly duration?: number;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}
