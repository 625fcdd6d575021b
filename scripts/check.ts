import { checks } from './checks/checks.ts';
import { printCheck } from './checks/printCheck.ts';
import { runChecks } from './checks/runChecks.ts';

const results = await runChecks(checks, printCheck);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
