/** Something about the repository that must hold before anything is run. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Finding>;
}

export interface Finding {
  readonly ok: boolean;
  /** What to show if it does not hold. */
  readonly output: string;
}

export interface CheckResult extends Finding {
  readonly name: string;
  readonly seconds: number;
}

/** A check's result from its list of problems. */
export function found(problems: readonly string[]): Finding {
  return { ok: problems.length === 0, output: problems.join('\n') };
}
