import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { SharedChunk } from '../../packages/kernel/islands/SharedChunk.ts';
import { groupEntry } from './groupEntries.ts';
import { paths } from './paths.ts';

interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  readonly test: (id: string) => boolean;
}

/** The build's files as requested by the packages: which islands are in each, and the bundler's configuration for it. */
export interface SharedChunks {
  readonly groups: readonly ChunkGroup[];
  /** The names of the islands and chunks in each file; one that is not placed elsewhere gets its own file. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** The files that the packages request. */
export async function askedChunks(): Promise<SharedChunk[]> {
  const files = globSync('packages/*/chunks.ts', { cwd: paths.root, absolute: true });
  return (await Promise.all(files.map(chunksOf))).flat();
}

/** `sources` are the files of all islands and chunks, by name. */
export function sharedChunks(
  found: readonly SharedChunk[],
  sources: Readonly<Record<string, string>>,
): SharedChunks {
  const names = new Set(found.map(({ name }) => name));
  const islands: Record<string, string[]> = {};
  const groups = [...names].map((name) => {
    const parts = found.filter((chunk) => chunk.name === name);
    const inIt = parts.flatMap((part) => part.islands ?? []);
    if (inIt.length > 0) islands[name] = inIt;
    const modules = new Set([
      groupEntry(name),
      ...parts.flatMap(({ entries }) => entries),
      ...inIt.map((island) => sourceOf(island, sources)),
    ]);
    const order = Math.max(...parts.map((part) => part.order));
    return {
      name,
      priority: -order,
      // Including a query that only selects the form of the file: `?url`.
      test: (id: string) => modules.has(id.replace(/\?.*/, '')),
    };
  });
  const grouped = new Set(Object.values(islands).flat());
  for (const name of Object.keys(sources)) if (!grouped.has(name)) islands[name] = [name];
  return { groups, islands };
}

function sourceOf(island: string, sources: Readonly<Record<string, string>>): string {
  const source = sources[island];
  if (!source) throw new Error(`There is no island or chunk “${island}”, which a chunks.ts names.`);
  return realpathSync(source);
}

/** With the paths of their entries. A missing one fails the build: its file was renamed or removed. */
async function chunksOf(file: string): Promise<SharedChunk[]> {
  const { sharedChunks: chunks }: { sharedChunks: readonly SharedChunk[] } = await import(
    pathToFileURL(file).href
  );
  return chunks.map((chunk) => ({
    ...chunk,
    entries: chunk.entries.map((entry) => pathOf(entry, dirname(file))),
  }));
}

function pathOf(entry: string, folder: string): string {
  return realpathSync(
    entry.startsWith('.') ? join(folder, entry) : fileURLToPath(import.meta.resolve(entry)),
  );
}
