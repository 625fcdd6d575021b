import { failureLines } from './failureLines.ts';
import { slowest } from './slowest.ts';
import type { Suite } from './suites.ts';
import { oneFailed, sum, type Tally } from './Tally.ts';

/** Runs suites one after another. One that crashes counts as failed, and the next one still runs. */
export async function runSuites(suites: readonly Suite[], say: (line: string) => void): Promise<Tally> {
  const tallies: Tally[] = [];
  const lines: string[] = [];
  for (const { name, run } of suites) {
    say(`\n── ${name} ──`);
    const start = performance.now();
    const tally = await run().catch((error: unknown) => {
      say(error instanceof Error ? error.message : String(error));
      return oneFailed;
    });
    tallies.push(tally);
    lines.push(`${name.padEnd(15)} ${describe(tally)}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const slow = slowest(tallies.flatMap(({ times = [] }) => times));
  if (slow.length > 0) say(`\nThe slowest tests:\n${slow.join('\n')}`);
  const failures = tallies.flatMap(({ failures = [] }) => failures);
  if (failures.length > 0) say(`\nWhat failed:\n${failures.flatMap(failureLines).join('\n')}`);
  say(`\n${lines.join('\n')}`);

  const total = sum(tallies);
  if (total.skipped > 0) say(`${total.skipped} skipped`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

function describe({ passed, failed, skipped }: Tally): string {
  return [`${passed} ok`, `${failed} not ok`, ...(skipped > 0 ? [`${skipped} left out`] : [])].join(', ');
}
