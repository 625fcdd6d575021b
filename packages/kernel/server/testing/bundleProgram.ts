import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const NODE_MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/**
 * Bundles a program that a test starts repeatedly into one file, which Node loads in half the time. Deleted when the test is
 * over.
 */
export async function bundleProgram(script: URL): Promise<string> {
  // npm packages are not bundled and are resolved from here.
  const folder = await mkdtemp(join(NODE_MODULES, '.portico-program-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Loaded on demand: most tests that import this folder start no program.
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
