import { join } from 'node:path';
import { build } from 'vite';
import { BROWSERS } from './browsers.ts';
import { clientBuild, treeshake } from './clientBuild.ts';
import { paths } from './paths.ts';

/** One source with all its imports as a minified script, as in boot. */
export async function bundled(source: string): Promise<string> {
  const result = await build({
    ...clientBuild,
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: {
        input: join(paths.root, source),
        treeshake,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'part' },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`Nothing came of ${source}.`);
  return chunk.code;
}
