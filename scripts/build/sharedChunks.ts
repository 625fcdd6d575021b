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

/** Files of the build that the packages ask for: which islands are in each, and how the bundler wants it told. */
export interface SharedChunks {
  readonly groups: readonly ChunkGroup[];
  /** The names of the islands and chunks in each file; one that nobody has put elsewhere is in a file of its own. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** Which files the packages ask for. */
export async function askedChunks(): Promise<SharedChunk[]> {
  const files = globSync('packages/*/chunks.ts', { cwd: paths.root, absolute: true });
  return (await Promise.all(files.map(chunksOf))).flat();
}

/** `sources` are the files of all islands and chunks, by their names. */
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
      // With what only says in which form the file is wanted: `?url`.
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

/** With the paths of their entries. One that is not there stops the build: its file was renamed, or is gone. */
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
