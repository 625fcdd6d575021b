import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { isBuilt } from '../../scripts/build/sourcesStamp.ts';
import { runCommand } from '../../scripts/process/runCommand.ts';
import type { Fault, FaultResult, Size } from './Fault.ts';

/**
 * `npm run faults`: what happens to messages while things break. Pass names to choose; `--long` takes hours instead of minutes.
 */
const wished = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const size: Size = process.argv.includes('--long') ? 'long' : 'short';

if (!isBuilt()) await runCommand('tsx', ['scripts/build.ts'], { live: true });
const rows: (readonly string[])[] = [['', 'acknowledged', 'lost', 'double', 'worst /healthz', '']];
for (const fault of await findFaults()) {
  const result = await fault.run(size);
  rows.push(rowOf(fault.name, result));
  console.log(rows.at(-1)?.join('  '));
  if (result.lost > 0 || result.double > 0) process.exitCode = 1;
}
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
console.log('');
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

function rowOf(name: string, { acknowledged, lost, double, worstWaitMs, remark }: FaultResult): string[] {
  const wait = worstWaitMs === null ? '–' : `${worstWaitMs} ms`;
  return [name, String(acknowledged), String(lost), String(double), wait, remark];
}

async function findFaults(): Promise<Fault[]> {
  const folder = new URL('./kinds/', import.meta.url);
  const known = (await readdir(folder))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort((a, b) => a.localeCompare(b));
  const unknown = wished.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no fault ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  // The soak test takes hours and only runs when named.
  const chosen = known.filter((name) => (wished.length === 0 ? name !== 'soak' : wished.includes(name)));
  return Promise.all(
    chosen.map(async (name) => {
      // Vite finds the widgets, so code that runs a site in this process must be loaded by it.
      const { module } = await runnerImport<{ fault: Fault }>(fileURLToPath(new URL(`${name}.ts`, folder)));
      return module.fault;
    }),
  );
}
