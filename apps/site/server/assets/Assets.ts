import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, ChunkMap } from '../../client/ChunkMap.ts';

/** The files of the browser side that pages refer to. */
export interface Assets {
  /** Sheets of every page. */
  readonly pageStyles: readonly string[];
  readonly islandStyles: Readonly<Record<string, readonly string[]>>;
  /** What every page begins with: the policy that its header demands of scripts. */
  readonly trustScript: string;
}

export const ASSETS_PREFIX = '/assets/';

/** The build's list of chunks, as addresses on this site. */
export async function readAssets(builtFolder: string): Promise<Assets> {
  const read = (file: string): Promise<string> => readFile(join(builtFolder, file), 'utf8');
  const { site, ...islands }: ChunkMap & { site: Chunk } = JSON.parse(await read('chunks.json'));
  return {
    // The site's sheet comes first: it says in which order the layers win, Portico's own among them.
    pageStyles: [...site.styles.map(address), `${ASSETS_PREFIX}portico.css`],
    islandStyles: Object.fromEntries(
      Object.entries(islands).map(([name, chunk]) => [name, chunk.styles.map(address)]),
    ),
    trustScript: await read('trust.js'),
  };
}

function address(file: string): string {
  return ASSETS_PREFIX + file;
}
