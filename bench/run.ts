import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags } from '../scripts/browser/chromiumFlags.ts';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { paths } from '../scripts/build/paths.ts';
import { isBuilt } from '../scripts/build/sourcesStamp.ts';
import { runCommand } from '../scripts/process/runCommand.ts';
import { findPages } from '../scripts/site/findPages.ts';
import { startBuiltSite } from '../scripts/site/startBuiltSite.ts';
import { formatTable } from './formatTable.ts';
import type { BenchContext, Measurement, Row } from './Measurement.ts';

/**
 * Measures the built site. `npm run bench -- throughput memory` runs only those; `--strict` fails if a row exceeds its limit.
 */
const wished = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isStrict = process.argv.includes('--strict');

if (!isBuilt()) await runCommand('tsx', ['scripts/build.ts'], { live: true });
const { executablePath } = await findBrowser();
/**
 * Observing where requests came from makes V8 parse scripts again: a fifth of the home page's script time, which visitors do
 * not have. With this flag positions are recorded while parsing.
 */
const WATCHED = '--js-flags=--no-enable-lazy-source-positions';
const launch = () => chromium.launch({ executablePath, args: [...chromiumFlags, WATCHED] });
const browser = await launch();
// All requests come from one IP address, so limits are raised.
const site = await startBuiltSite({ PORTICO_LIMIT_FACTOR: '10000' });
try {
  const context = { site, browser, launch, pages: await findPages(site.baseURL) };
  const rows = await measure(context);
  const folder = join(paths.root, 'bench/results');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'latest.json'),
    `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`,
  );
  if (isStrict && rows.some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await site.stop();
  await browser.close();
}

async function measure(context: BenchContext): Promise<(Row & { measurement: string })[]> {
  const rows: (Row & { measurement: string })[] = [];
  for (const measurement of await findMeasurements()) {
    console.log(`\n${measurement.name}`);
    const found = await measurement.run(context);
    console.log(formatTable(found));
    rows.push(...found.map((row) => ({ measurement: measurement.name, ...row })));
  }
  return rows;
}

async function findMeasurements(): Promise<Measurement[]> {
  const folder = new URL('./measurements/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const known = files.map((file) => file.slice(0, -'.ts'.length)).sort((a, b) => a.localeCompare(b));
  const unknown = wished.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no measurement ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  const chosen = known.filter((name) => wished.length === 0 || wished.includes(name));
  return Promise.all(
    chosen.map(async (name) => {
      const module = (await import(new URL(`${name}.ts`, folder).href)) as { measurement: Measurement };
      return module.measurement;
    }),
  );
}
