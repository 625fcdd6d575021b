import type { BuiltSite } from '../../scripts/site/startBuiltSite.ts';

/** Something that goes wrong while visitors write messages. A file in `kinds` exports one as `fault` and is found by itself. */
export interface Fault {
  readonly name: string;
  run(size: Size): Promise<FaultResult>;
}

/** Short for every run of the tests, long on demand. */
export type Size = 'short' | 'long';

export interface FaultResult {
  /** Messages that a visitor was told are stored. */
  readonly acknowledged: number;
  /** Of those, how many are not there. */
  readonly lost: number;
  /** Messages that are there more than once. */
  readonly double: number;
  /** The longest that `/healthz` made anybody wait, as long as there was a process that could answer; `null` if not tried. */
  readonly worstWaitMs: number | null;
  readonly remark: string;
}

/** Breaks something, and mends it again, while messages come in. What it says stands beside the figures. */
export type Disturb = (meanwhile: Meanwhile) => Promise<string>;

export interface Meanwhile {
  readonly site: BuiltSite;
  /** Waits until so many more messages got an answer, be it a refusal or none in time: no fault is shorter on a fast machine. */
  answers(count: number): Promise<void>;
}

export function inTurn(...disturbances: readonly Disturb[]): Disturb {
  return async (meanwhile) => {
    const remarks: string[] = [];
    for (const disturb of disturbances) remarks.push(await disturb(meanwhile));
    return remarks.join('; ');
  };
}

export function notTried(why: string): FaultResult {
  return { acknowledged: 0, lost: 0, double: 0, worstWaitMs: null, remark: `not tried: ${why}` };
}
