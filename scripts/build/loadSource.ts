import { runnerImport } from 'vite';
import { paths } from './paths.ts';

/** Runs a source as the builds see it: lists of files that they find by a pattern are there as well. */
export async function loadSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`/${file}`, {
    root: paths.root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@portico\//] },
  });
  return module;
}
