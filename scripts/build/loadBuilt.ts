import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { paths } from './paths.ts';

/**
 * Runs a source as one plain module, as the built server has it. `loadSource` looks every imported name up at each use, which
 * is a good part of the time of what is small and called often.
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
