import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { paths } from './paths.ts';

/**
 * Loads a source as one plain module, as in the built server. `loadSource` looks up every imported name on each use, which
 * takes up much of the time of small functions that are called often.
 */
export async function loadBuilt<Module>(file: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-built-'));
  try {
    await build({
      root: paths.root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: file,
        outDir: folder,
        emptyOutDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'built.mjs', codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(join(folder, 'built.mjs')).href)) as Module;
  } finally {
    await rm(folder, { recursive: true });
  }
}
