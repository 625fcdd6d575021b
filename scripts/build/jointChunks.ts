import { jointFiles } from '../../apps/site/client/jointFiles.ts';
import type { SharedChunk } from '../../packages/kernel/islands/SharedChunk.ts';

/** The files of a page with many things on it, put together out of the small ones. */
export function jointChunks(small: readonly SharedChunk[]): SharedChunk[] {
  const taken = new Set<string>();
  const joint = Object.entries(jointFiles).map(([name, parts], index) => {
    const files = small.filter((chunk) => parts.includes(chunk.name));
    const islands = [
      ...parts.filter((part) => !files.some((file) => file.name === part)),
      ...files.flatMap((file) => file.islands ?? []),
    ].filter((island) => !taken.has(island));
    for (const island of islands) taken.add(island);
    return { name, order: index + 1, islands, entries: files.flatMap(({ entries }) => entries) };
  });
  const named = new Set(Object.values(jointFiles).flat());
  const others = small
    .filter(({ name }) => !named.has(name))
    .map((chunk) => ({ ...chunk, order: joint.length + chunk.order }));
  return [...joint, ...others];
}
