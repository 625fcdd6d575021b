import type { Clock } from '../clock.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** Time that stands still until the test advances it. */
export function createTestClock(start = Date.UTC(2026, 0, 15, 9, 30)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
