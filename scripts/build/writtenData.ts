import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { loadSource } from './loadSource.ts';
import { paths } from './paths.ts';

/**
 * A module whose name ends in `.data.ts` is run by the build and replaced with its exports: importers get the data without the
 * code that it was collected with.
 */
export const writtenData: Plugin = {
  name: 'written-data',
  load: {
    filter: { id: /\.data\.ts$/ },
    async handler(id) {
      const exported = await loadSource<Record<string, unknown>>(relative(paths.root, id));
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
};
