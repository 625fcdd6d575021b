import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weigh, weighTogether } from '../budgets.ts';
import { paths } from '../build/paths.ts';
import { checks } from '../checks/checks.ts';
import { printCheck } from '../checks/printCheck.ts';
import { runChecks } from '../checks/runChecks.ts';
import { runCommand } from '../process/runCommand.ts';
import { playwrightTally } from './playwrightTally.ts';
import { oneFailed, onePassed, type Tally, tallyOf } from './Tally.ts';
import { vitestTally } from './vitestTally.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** Types, style, floors, dead code, the lockfile: each check is one test. */
export const checkSuite: Suite = {
  name: 'check',
  run: async () => tallyOf(await runChecks(checks, printCheck)),
};

/** Vitest: rules and state machines in Node, and the page's parts in a real browser. */
export const unitSuite: Suite = {
  name: 'unit',
  run: () =>
    withReport(async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const exitCode = await tool('vitest', ['run', '--allowOnly=false', ...reporters]);
      return vitestTally(await readIfThere(report), exitCode);
    }),
};

export const buildSuite: Suite = {
  name: 'build',
  run: async () => ((await tool('tsx', ['scripts/build.ts'])) === 0 ? onePassed : oneFailed),
};

/** The sizes that design promises; each file is one test. */
export const budgetSuite: Suite = {
  name: 'budgets',
  async run() {
    const chunks = JSON.parse(await readFile(paths.chunkMap, 'utf8'));
    const results = [...(await weigh(paths.client)), ...(await weighTogether(paths.client, chunks))];
    for (const { name, ok, sentence } of results)
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${sentence}`);
    return tallyOf(results);
  },
};

/** Playwright: what a visitor sees, against the built server. */
export const browserSuite: Suite = {
  name: 'browser',
  run: () =>
    withReport(async (report) => {
      const args = ['test', '--config=tests/browser/playwright.config.ts', '--reporter=list,json'];
      const exitCode = await tool('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
      return playwrightTally(await readIfThere(report), exitCode);
    }),
};

async function tool(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { exitCode } = await runCommand(program, args, { live: true, env: { ...process.env, ...env } });
  return exitCode;
}

async function withReport(run: (file: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A runner that crashed leaves no report, which its tally takes for a failure. */
async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
