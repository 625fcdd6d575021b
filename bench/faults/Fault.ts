import type { BuiltSite } from '../../scripts/site/startBuiltSite.ts';

/**
 * Something that goes wrong while visitors send messages. Each file in `kinds` exports one as `fault` and is found
 * automatically.
 */
export interface Fault {
  readonly name: string;
  run(size: Size): Promise<FaultResult>;
}

/** Short in every test run, long on demand. */
export type Size = 'short' | 'long';

export interface FaultResult {
  /** Messages that a visitor was told are stored. */
  readonly acknowledged: number;
  /** How many of those are missing. */
  readonly lost: number;
  /** Messages that are stored more than once. */
  readonly double: number;
  /** The longest response time of `/healthz` while a process was running to answer; `null` if not measured. */
  readonly worstWaitMs: number | null;
  readonly remark: string;
}

/** Breaks something and repairs it while messages arrive. The returned remark is shown next to the figures. */
export type Disturb = (meanwhile: Meanwhile) => Promise<string>;

export interface Meanwhile {
  readonly site: BuiltSite;
  /**
   * Waits until this many more messages got a response, a refusal or a timeout, so that faults last equally long on fast
   * machines.
   */
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
