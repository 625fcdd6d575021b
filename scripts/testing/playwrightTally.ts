import { nothing, type Tally, type TestFailure, type TestTime, withExitCode } from './Tally.ts';

/** Counts the results of Playwright's JSON reporter; `undefined` if it wrote none. */
export function playwrightTally(report: string | undefined, exitCode: number): Tally {
  if (report === undefined) return withExitCode(nothing, exitCode || 1);
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return withExitCode(
    {
      passed: stats.expected,
      // A test that passes only on retry has not passed. Errors here belong to no test: a broken spec file.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    exitCode,
  );
}

export function playwrightTimes(report: string | undefined): TestTime[] {
  return report === undefined ? [] : ((JSON.parse(report) as PlaywrightReport).suites ?? []).flatMap(timesOf);
}

function timesOf({ specs, suites = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

export function playwrightFailures(report: string | undefined): TestFailure[] {
  if (report === undefined) return [];
  const { errors, suites = [] } = JSON.parse(report) as PlaywrightReport;
  return [
    ...errors.map(({ message }) => ({ name: 'a spec file', reason: message ?? '' })),
    ...suites.flatMap(failuresOf),
  ];
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): TestFailure[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors = [] }) =>
        errors.length === 0
          ? []
          : [
              {
                name: `${file}: ${title}`,
                reason: errors.map(({ message }) => message ?? '').join('\n'),
              },
            ],
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly PlaywrightError[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly PlaywrightError[];
  readonly suites?: readonly PlaywrightSuite[];
}
