import { findBrowser } from './browser/findBrowser.ts';
import { runSuites } from './testing/runSuites.ts';
import {
  browserSuite,
  budgetSuite,
  buildSuite,
  checkSuite,
  type Suite,
  unitSuite,
} from './testing/suites.ts';
import { onePassed } from './testing/Tally.ts';

/** The first of the suites that need a browser: finding one is a test too. The following ones read PORTICO_CHROMIUM. */
const findingSuite: Suite = {
  name: 'find a browser',
  async run() {
    const { executablePath, source } = await findBrowser();
    console.log(`${executablePath} (from ${source})`);
    process.env.PORTICO_CHROMIUM = executablePath;
    return onePassed;
  },
};

const choices: Record<string, readonly Suite[]> = {
  all: [findingSuite, checkSuite, buildSuite, budgetSuite, unitSuite, browserSuite],
  check: [checkSuite],
  unit: [findingSuite, unitSuite],
  browser: [findingSuite, buildSuite, browserSuite],
};

const only =
  process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? 'all';
const suites = choices[only];
if (!suites) throw new Error(`--only=${only} is none of ${Object.keys(choices).join(', ')}`);

const { failed } = await runSuites(suites, console.log);
process.exitCode = failed === 0 ? 0 : 1;
