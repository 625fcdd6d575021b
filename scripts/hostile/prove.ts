import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Breakage, breakages } from '../../tests/browser/hostile/breakages.ts';
import { buildAdmin } from '../build/buildAdmin.ts';
import { buildAll } from '../build/buildAll.ts';
import { buildServer } from '../build/buildServer.ts';
import { paths } from '../build/paths.ts';
import { type CommandResult, runCommand } from '../process/runCommand.ts';

/** Breaks each guard in turn, and reports whether its class's test noticed, and how. */
export async function prove(only: readonly string[]): Promise<boolean> {
  const chosen = breakages.filter(
    ({ hostile }) => only.length === 0 || only.some((number) => hostile === `class ${number},`),
  );
  await buildAll();
  // A test that fails anyway would seem to notice anything.
  const whole = await runTests(chosen.map(({ hostile }) => hostile));
  if (whole.exitCode !== 0) throw new Error(`These fail before anything is broken:\n${whole.output}`);

  let unseen = 0;
  for (const breakage of chosen) {
    const seen = await failureOn(breakage).catch((error: unknown) => ({ unseen: String(error) }));
    if ('unseen' in seen) unseen += 1;
    const [word, why] = 'unseen' in seen ? ['UNSEEN', seen.unseen] : ['seen  ', seen.failure];
    console.log(`${word}  ${breakage.hostile} ${breakage.file}: ${why}`);
  }
  await buildAll();
  console.log(`${chosen.length - unseen} passed, ${unseen} failed`);
  return unseen === 0;
}

async function failureOn({
  hostile,
  file,
  find,
  put,
}: Breakage): Promise<{ failure: string } | { unseen: string }> {
  const path = join(paths.root, file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(find).length !== 2) return { unseen: `has not exactly one place that reads ${find}` };
  const build = builderOf(file);
  // Restored whatever happens, even if this process is told to stop.
  const putBack = (): Promise<void> => writeFile(path, whole);
  const onStop = (): void => void putBack().then(() => process.exit(1));
  process.once('SIGINT', onStop);
  try {
    await writeFile(
      path,
      whole.replace(find, () => put),
    );
    await build();
    const { exitCode, output } = await runTests([hostile]);
    if (!/1 (passed|failed)/.test(output)) return { unseen: `no test of that name ran:\n${output}` };
    return exitCode === 0 ? { unseen: 'its test passed' } : { failure: reasonIn(output) };
  } finally {
    process.off('SIGINT', onStop);
    await putBack();
    // Every following breakage builds the server anyway.
    if (build !== buildServer) await build();
  }
}

/** How to build the part of the product that contains the breakage: views reach a page through the server. */
function builderOf(file: string): () => Promise<unknown> {
  if (/\/(admin|editor)\//.test(file)) return () => buildServer().then(buildAdmin);
  return /\/(browser|runtime)\//.test(file) ? buildAll : buildServer;
}

function runTests(titles: readonly string[]): Promise<CommandResult> {
  const args = ['test', '--config=tests/browser/playwright.config.ts', '--project=hostile', '--workers=1'];
  return runCommand('playwright', [...args, '-g', titles.map((title) => `\\b${title}`).join('|')]);
}

function reasonIn(output: string): string {
  return /^\s*(?:\w*Error|Test timeout).*$/m.exec(output)?.[0].trim() ?? output;
}
