import { nothing, type Tally, withExitCode } from './Tally.ts';

/** Counts what Playwright's JSON reporter wrote; `undefined` when it never came to write anything. */
export function playwrightTally(report: string | undefined, exitCode: number): Tally {
  if (report === undefined) return withExitCode(nothing, exitCode || 1);
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return withExitCode(
    {
      passed: stats.expected,
      // One that passes only when it is tried again has not passed. Errors here belong to no test: a broken spec file.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    exitCode,
  );
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}
