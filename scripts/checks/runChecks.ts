import { availableParallelism } from 'node:os';
import type { Check, CheckResult } from './Check.ts';

/** Runs checks in parallel, one per core, and reports each as soon as it is done. */
export async function runChecks(
  checks: readonly Check[],
  done: (result: CheckResult) => void,
  lanes = availableParallelism(),
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];

  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await timed(check);
      results.push(result);
      done(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function timed({ name, run }: Check): Promise<CheckResult> {
  const start = performance.now();
  const finding = await run().catch((error: unknown) => ({ ok: false, output: String(error) }));
  return { name, ...finding, seconds: (performance.now() - start) / 1000 };
}
