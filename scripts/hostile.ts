import { findBrowser } from './browser/findBrowser.ts';
import { prove } from './hostile/prove.ts';
import { runSuites } from './testing/runSuites.ts';
import { buildSuite, faultSuite, hostileSuites } from './testing/suites.ts';

/**
 * `npm run test:hostile`: everything that a stranger may try. `--long` adds machine failures; `--prove` breaks each guard and
 * checks that a test notices.
 */
const { executablePath } = await findBrowser();
process.env.PORTICO_CHROMIUM = executablePath;

if (process.argv.includes('--prove')) {
  process.exitCode = (await prove(process.argv.slice(2).filter((word) => !word.startsWith('-')))) ? 0 : 1;
} else {
  const long = process.argv.includes('--long') ? [faultSuite] : [];
  const { failed } = await runSuites([buildSuite, ...hostileSuites, ...long], console.log);
  process.exitCode = failed === 0 ? 0 : 1;
}
