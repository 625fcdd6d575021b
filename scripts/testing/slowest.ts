import type { TestTime } from './Tally.ts';

/** The slowest tests as lines, slowest first. */
export function slowest(times: readonly TestTime[], count = 10): string[] {
  return [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
