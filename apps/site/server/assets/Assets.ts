import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, ChunkMap } from '../../client/ChunkMap.ts';
import { goesByDevices } from './deviceSheets.ts';

/** The files of the browser side that pages refer to. */
export interface Assets {
  /** Sheets of every page. */
  readonly pageStyles: readonly string[];
  readonly islandStyles: IslandSheets;
  /** Those of them that go by the width of the window, as devices do. */
  readonly deviceSheets: ReadonlySet<string>;
  /** What every page begins with: the policy that its header demands of scripts. */
  readonly trustScript: string;
}

type IslandSheets = Readonly<Record<string, readonly string[]>>;

export const ASSETS_PREFIX = '/assets/';

export const NO_ASSETS: Assets = {
  ...{ pageStyles: [], islandStyles: {}, trustScript: '' },
  deviceSheets: new Set(),
};

/** The build's list of chunks, as addresses on this site. */
export async function readAssets(builtFolder: string): Promise<Assets> {
  const read = (file: string): Promise<string> => readFile(join(builtFolder, file), 'utf8');
  const { site, ...islands }: ChunkMap & { site: Chunk } = JSON.parse(await read('chunks.json'));
  const islandStyles: IslandSheets = Object.fromEntries(
    Object.entries(islands).map(([name, chunk]) => [name, chunk.styles.map(address)]),
  );
  const files = new Set(Object.values(islands).flatMap(({ styles }) => styles));
  const goByDevices = await Promise.all(
    [...files].map(async (file) => goesByDevices(await read(join('client', file)).catch(() => ''))),
  );
  return {
    // The site's sheet comes first: it says in which order the layers win, Portico's own among them.
    pageStyles: [...site.styles.map(address), `${ASSETS_PREFIX}portico.css`],
    islandStyles,
    deviceSheets: new Set([...files].filter((_, at) => goByDevices[at]).map(address)),
    trustScript: await read('trust.js'),
  };
}

/** The same for a site with devices of its own. */
export function withDevices(assets: Assets, key: string): Assets {
  if (!key) return assets;
  const own = (sheet: string): string => (assets.deviceSheets.has(sheet) ? `${sheet}?devices=${key}` : sheet);
  return {
    ...assets,
    islandStyles: Object.fromEntries(
      Object.entries(assets.islandStyles).map(([name, sheets]) => [name, sheets.map(own)]),
    ),
  };
}

function address(file: string): string {
  return ASSETS_PREFIX + file;
}
