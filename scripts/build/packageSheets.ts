import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { Chunk, ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import type { ProductSheet } from '../../packages/kernel/islands/SharedChunk.ts';
import { paths } from './paths.ts';

/**
 * One style sheet for all islands of a package, whichever file their code is in: each style sheet that arrives later causes
 * another layout. `sources` are the files of islands and chunks, by name.
 */
export async function packageSheets(
  chunks: ChunkMap,
  sources: Readonly<Record<string, string>>,
): Promise<ChunkMap> {
  const merged: Record<string, Chunk> = { ...chunks };
  const replaced = new Set<string>();
  for (const folder of new Set(Object.values(sources).map(packageOf))) {
    const names = Object.keys(sources).filter((name) => packageOf(sources[name] ?? '') === folder);
    const styles = [...new Set(names.flatMap((name) => chunks[name]?.styles ?? []))].sort((a, b) =>
      a.localeCompare(b),
    );
    if (styles.length === 0) continue;
    const style = await mergedSheet(folder, styles);
    for (const one of styles) if (one !== style) replaced.add(one);
    const product = await productSheetOf(folder);
    for (const name of names) {
      const chunk = merged[name];
      if (!chunk || chunk.styles.length === 0) continue;
      merged[name] = {
        ...chunk,
        styles: [style],
        ...(product && { besideProduct: { handle: product.handle, chunk: product.instead } }),
      };
    }
  }
  await Promise.all([...replaced].map((style) => rm(join(paths.client, style))));
  return merged;
}

/** Merges the style sheets into one with this name. */
export async function mergedSheet(name: string, styles: readonly string[]): Promise<string> {
  const [only, ...others] = styles;
  if (only && others.length === 0) return only;
  const texts = await Promise.all(styles.map((style) => readFile(join(paths.client, style), 'utf8')));
  const text = texts.join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 7);
  const file = `chunks/${name}-${hash}.css`;
  await writeFile(join(paths.client, file), text);
  return file;
}

async function productSheetOf(folder: string): Promise<ProductSheet | undefined> {
  const [file] = globSync(`packages/${folder}/chunks.ts`, { cwd: paths.root, absolute: true });
  if (!file) return;
  const { productSheet }: { productSheet?: ProductSheet } = await import(pathToFileURL(file).href);
  return productSheet;
}

/** The package that contains a file. */
export function packageOf(source: string): string {
  return relative(paths.root, source).split(sep)[1] ?? '';
}
