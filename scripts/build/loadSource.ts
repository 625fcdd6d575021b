import { runnerImport } from 'vite';
import { paths } from './paths.ts';

/** Loads a source as the builds see it: including lists of files found by a pattern. */
export async function loadSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`/${file}`, {
    root: paths.root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@portico\//] },
  });
  return module;
}
