/** The result of a suite. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How long each test took, if known. */
  readonly times?: readonly TestTime[];
  /** The failed tests, by name and reason, if known. */
  readonly failures?: readonly TestFailure[];
}

export interface TestFailure {
  readonly name: string;
  readonly reason: string;
}

export interface TestTime {
  readonly name: string;
  readonly ms: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Tally = { ...nothing, passed: 1 };
export const oneFailed: Tally = { ...nothing, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/** One test per verdict. */
export function tallyOf(verdicts: readonly { readonly ok: boolean }[]): Tally {
  return sum(verdicts.map(({ ok }) => (ok ? onePassed : oneFailed)));
}

/** A runner that exits with an error has failed, whatever its report says. */
export function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
