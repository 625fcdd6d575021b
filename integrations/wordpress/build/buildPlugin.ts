import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Zippable, zipSync } from 'fflate';
import { globSync } from 'tinyglobby';
import type { ChunkMap } from '../../../apps/site/client/ChunkMap.ts';
import { loadSource } from '../../../scripts/build/loadSource.ts';
import { paths } from '../../../scripts/build/paths.ts';
import { besideFile, partsFile } from './partsFile.ts';
import { translationTemplate } from './translationTemplate.ts';

/** Dates in a ZIP would make two builds of the same sources differ. */
const MADE = new Date('2026-01-01T00:00:00Z');

/** Packs the plugin with the site's own bundle, ready to install in WordPress. */
export async function buildPlugin(): Promise<void> {
  const { islandsOfProducts } = await loadSource<typeof import('./islandsOfProducts.ts')>(
    'integrations/wordpress/build/islandsOfProducts.ts',
  );
  const plugin = join(paths.root, 'integrations/wordpress/plugin');
  const sources = await filesOf(plugin, []);
  const bundle = await filesOf(paths.client, ['**/*.{br,gz}']);
  const files: Zippable = {
    ...within('portico', sources),
    ...within('portico/bundle', bundle),
    'portico/bundle/beside.php': bytes(besideFile(await besideTexts())),
    'portico/bundle/parts.php': bytes(partsFile(islandsOfProducts)),
    'portico/languages/portico.pot': bytes(translationTemplate(sources)),
  };
  await writeFile(paths.wordpressPlugin, zipSync(files, { level: 9, mtime: MADE }));
}

/** The chunks with rules that each product's style sheet lacks. */
const BESIDE = {
  elementor: 'beside-elementor',
  'contact-form-7': 'beside-contact-form',
  cleantalk: 'beside-cleantalk',
  reviews: 'beside-reviews',
};

async function besideTexts(): Promise<Record<string, string>> {
  const chunks: ChunkMap = JSON.parse(await readFile(paths.chunkMap, 'utf8'));
  const textOf = async (name: string): Promise<string> => {
    const module: object = await import(pathToFileURL(join(paths.client, chunks[name]?.file ?? '')).href);
    return Object.values(module).join('');
  };
  return Object.fromEntries(
    await Promise.all(
      Object.entries(BESIDE).map(async ([product, name]) => [product, await textOf(name)] as const),
    ),
  );
}

async function filesOf(folder: string, ignore: string[]): Promise<Record<string, Uint8Array>> {
  const names = globSync('**/*', { cwd: folder, ignore, dot: false }).sort((a, b) => a.localeCompare(b));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

function within(folder: string, files: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
