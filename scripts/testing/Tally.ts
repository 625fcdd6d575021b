/** How a suite went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How long each test took, where that is known. */
  readonly times?: readonly TestTime[];
  /** The tests that failed, by name and reason, where they are known. */
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

/** A runner that ends badly has failed, whatever it wrote into its report before. */
export function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
