import { runCommand } from './process/runCommand.ts';

/**
 * `npm run signatures`: whether the registry signed what is installed. Needs the registry, and says so if it is not reachable.
 */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000'];

const { exitCode, output } = await runCommand('npm', ['audit', 'signatures', ...PATIENCE]);
if (exitCode === 0) {
  console.log(output.trim());
} else if (/(invalid|missing) (registry )?(signature|attestation)/i.test(output)) {
  console.error(output.trim());
  process.exitCode = 1;
} else {
  const [reason = output.trim()] = /^npm error (?!code).*$/m.exec(output) ?? [];
  console.error(
    `Not verified: the registry does not answer, or has no signatures (${reason.replace('npm error ', '')}).\n` +
      'npm run check has held what is installed against the hashes of the lockfile all the same.',
  );
  process.exitCode = 2;
}
