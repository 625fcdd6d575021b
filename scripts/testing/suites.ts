import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jointBudgets, weigh, weighAdmin, weighTogether } from '../budgets.ts';
import { paths } from '../build/paths.ts';
import { checks } from '../checks/checks.ts';
import { printCheck } from '../checks/printCheck.ts';
import { runChecks } from '../checks/runChecks.ts';
import { runCommand } from '../process/runCommand.ts';
import { inMemory } from './inMemory.ts';
import { playwrightFailures, playwrightTally, playwrightTimes } from './playwrightTally.ts';
import { oneFailed, onePassed, type Tally, type TestFailure, type TestTime, tallyOf } from './Tally.ts';
import { vitestFailures, vitestTally, vitestTimes } from './vitestTally.ts';

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** Types, style, layers, dead code, the lockfile: each check is one test. */
export const checkSuite: Suite = {
  name: 'check',
  run: async () => tallyOf(await runChecks(checks, printCheck)),
};

/** Vitest: rules and state machines in Node, and page components in a real browser. */
export const unitSuite: Suite = vitestSuite('unit');

export const buildSuite: Suite = {
  name: 'build',
  run: async () => ((await tool('tsx', ['scripts/build.ts'])) === 0 ? onePassed : oneFailed),
};

/** The promised size limits; each file is one test. */
export const budgetSuite: Suite = {
  name: 'budgets',
  async run() {
    const small = JSON.parse(await readFile(paths.chunkMap, 'utf8'));
    const joint = JSON.parse(await readFile(paths.jointChunkMap, 'utf8'));
    const results = [
      ...(await weigh(paths.client)),
      ...(await weighTogether(paths.client, small)),
      ...(await weighTogether(paths.client, { ...small, ...joint }, jointBudgets)),
      ...(await weighAdmin(paths.admin)),
    ];
    for (const { name, ok, sentence } of results)
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${sentence}`);
    return tallyOf(results);
  },
};

/** Playwright: what a visitor sees, with the built server. */
export const browserSuite: Suite = playwrightSuite('browser');

/**
 * What a stranger may try: the classes of attack on the built server, the time taken by every parser of untrusted text, and who
 * may call what.
 */
export const hostileSuites: readonly Suite[] = [
  playwrightSuite('classes of attack', '--project=hostile'),
  vitestSuite('readers and roles', 'tests/hostile', 'apps/site/server/roles.test.ts'),
];

/** Every machine fault under the site, each in its short form. */
export const faultSuite: Suite = {
  name: 'faults',
  run: async () => ((await tool('tsx', ['bench/faults/runFaults.ts'])) === 0 ? onePassed : oneFailed),
};

function vitestSuite(name: string, ...files: readonly string[]): Suite {
  const run = (report: string): Promise<number> => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return tool('vitest', ['run', '--allowOnly=false', ...reporters, ...files]);
  };
  return reportingSuite(name, run, { tally: vitestTally, times: vitestTimes, failures: vitestFailures });
}

function playwrightSuite(name: string, ...choice: readonly string[]): Suite {
  const run = (report: string): Promise<number> => {
    const args = ['test', '--config=tests/browser/playwright.config.ts', '--reporter=list,json', ...choice];
    return tool('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  };
  return reportingSuite(name, run, {
    tally: playwrightTally,
    times: playwrightTimes,
    failures: playwrightFailures,
  });
}

/** What is read from a tool's report; `undefined` if it wrote none. */
interface ReportReader {
  readonly tally: (report: string | undefined, exitCode: number) => Tally;
  readonly times: (report: string | undefined) => readonly TestTime[];
  readonly failures: (report: string | undefined) => readonly TestFailure[];
}

/** A suite run by a tool that writes a report. A tool that crashed leaves none, which counts as a failure. */
function reportingSuite(
  name: string,
  runTool: (report: string) => Promise<number>,
  reader: ReportReader,
): Suite {
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), 'portico-report-'));
      try {
        const file = join(folder, 'report.json');
        const exitCode = await inMemory(() => runTool(file));
        const written = await readFile(file, 'utf8').catch(() => undefined);
        return {
          ...reader.tally(written, exitCode),
          times: reader.times(written),
          failures: reader.failures(written),
        };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function tool(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { exitCode } = await runCommand(program, args, { live: true, env: { ...process.env, ...env } });
  return exitCode;
}
