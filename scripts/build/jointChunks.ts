import { jointFiles } from '../../apps/site/client/jointFiles.ts';
import type { SharedChunk } from '../../packages/kernel/islands/SharedChunk.ts';

/** The files for pages with many features, combined from the small ones. */
export function jointChunks(small: readonly SharedChunk[]): SharedChunk[] {
  const named = new Set(Object.values(jointFiles).flat());
  const isFile = (part: string): boolean => small.some(({ name }) => name === part);
  // An island that is named itself is not included with the others of its small file.
  const islandsOf = ({ name, islands = [] }: SharedChunk): string[] =>
    islands.filter((island) => island === name || isFile(island) || !named.has(island));
  const joint = Object.entries(jointFiles).map(([name, parts], index) => {
    const files = small.filter((chunk) =>
      chunk.joint === undefined ? parts.includes(chunk.name) : chunk.joint === name,
    );
    return {
      name,
      order: index + 1,
      islands: [...parts.filter((part) => !isFile(part)), ...files.flatMap(islandsOf)],
      entries: files.flatMap(({ entries }) => entries),
    };
  });
  const others = small
    .filter(({ name }) => !named.has(name))
    .map((chunk) => ({ ...chunk, islands: islandsOf(chunk), order: joint.length + chunk.order }));
  return [...joint, ...others];
}
