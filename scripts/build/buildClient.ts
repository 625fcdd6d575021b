import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { packChunks } from '../../apps/site/client/packedChunks.ts';
import { BROWSERS } from './browsers.ts';
import { buildIslands } from './buildIslands.ts';
import { bundled } from './bundled.ts';
import { canvasSheet } from './canvasSheet.ts';
import { clientBuild, treeshake } from './clientBuild.ts';
import { paths } from './paths.ts';
import { writtenData } from './writtenData.ts';

/**
 * First React, in its own file. Then every island and every other chunk requested by name: once in small files, for pages with
 * few features, and once in a few large ones. Then boot as one classic script with the maps of those files: it has no imports,
 * so a CMS may enqueue it in any way. Besides these, what our own pages start with.
 */
export async function buildClient(): Promise<void> {
  const { small, joint } = await buildIslands();
  await writeFile(paths.chunkMap, JSON.stringify({ ...small, canvas: await canvasSheet(small) }));
  await writeFile(paths.jointChunkMap, JSON.stringify(joint));
  await buildBoot(small, joint);
  await writeFile(paths.trust, (await bundled('apps/site/client/trust.ts')).trim());
}

async function buildBoot(small: ChunkMap, joint: ChunkMap): Promise<void> {
  await build({
    ...clientBuild,
    plugins: [writtenData],
    define: {
      PORTICO_CHUNKS: JSON.stringify(packChunks(withoutStyleSheets(small))),
      PORTICO_JOINT_CHUNKS: JSON.stringify(packChunks(withoutFirst(joint))),
    },
    build: {
      outDir: paths.client,
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: join(paths.root, 'apps/site/client/boot.ts'),
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake,
        output: { format: 'iife', entryFileNames: 'portico.js' },
      },
    },
  });
  await build({
    ...clientBuild,
    build: {
      outDir: paths.client,
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: { portico: join(paths.root, 'apps/site/client/portico.css') },
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
}

/** Every page that loads joint files has the first of them before it requests another. */
function withoutFirst(joint: ChunkMap): ChunkMap {
  const first = joint['spam-guard']?.file;
  const entries = Object.entries(joint).map(
    ([name, chunk]) => [name, { ...chunk, imports: chunk.imports.filter((file) => file !== first) }] as const,
  );
  return Object.fromEntries(entries);
}

/** Boot loads code; style sheets that are separate entries are linked by the server. */
function withoutStyleSheets(chunks: ChunkMap): ChunkMap {
  return Object.fromEntries(Object.entries(chunks).filter(([, chunk]) => chunk.file.endsWith('.js')));
}
