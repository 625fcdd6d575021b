import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, ChunkMap } from '../../client/ChunkMap.ts';
import { goesByDevices } from './deviceSheets.ts';

/** The client-side files that pages refer to. */
export interface Assets {
  /** Style sheets of every page. */
  readonly pageStyles: readonly string[];
  readonly islandStyles: IslandSheets;
  /** Those with breakpoints that depend on the viewport, as devices do. */
  readonly deviceSheets: ReadonlySet<string>;
  /** Starts every page: defines the policy that the header requires for scripts. */
  readonly trustScript: string;
}

type IslandSheets = Readonly<Record<string, readonly string[]>>;

export const ASSETS_PREFIX = '/assets/';

export const NO_ASSETS: Assets = {
  ...{ pageStyles: [], islandStyles: {}, trustScript: '' },
  deviceSheets: new Set(),
};

/** The build's chunk list, with URLs on this site. */
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
    // The site's sheet comes first because it sets the order of the cascade layers, including Portico's.
    pageStyles: [...site.styles.map(address), `${ASSETS_PREFIX}portico.css`],
    islandStyles,
    deviceSheets: new Set([...files].filter((_, at) => goByDevices[at]).map(address)),
    trustScript: await read('trust.js'),
  };
}

/** The same for a site with its own breakpoints. */
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
