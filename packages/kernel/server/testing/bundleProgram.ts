import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const NODE_MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/** A program that a test starts again and again, as one file that Node reads in half the time. Goes when the test is over. */
export async function bundleProgram(script: URL): Promise<string> {
  // Packages from npm stay outside of it and are found from here.
  const folder = await mkdtemp(join(NODE_MODULES, '.portico-program-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Only here: most tests that import this folder start no program.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@portico\//] },
    build: {
      ssr: fileURLToPath(script),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
    },
  });
  return join(folder, `${basename(script.pathname, '.ts')}.js`);
}
