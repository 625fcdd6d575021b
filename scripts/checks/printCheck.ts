import type { CheckResult } from './Check.ts';

/** Prints one line for a check, and its findings if it fails. */
export function printCheck({ name, ok, output, seconds }: CheckResult): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!ok) console.log(`\n${output.trimEnd()}\n`);
}
