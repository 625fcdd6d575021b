import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync } from 'vite';
import { exportPrefix } from '../../apps/site/client/exportPrefix.ts';

const SIGN = '\0portico-group:';

/** The entry module of a file with several islands. */
export function groupEntry(name: string): string {
  return SIGN + name;
}

/** Generates those modules: everything an island exports, under the island's name. */
export function groupEntries(
  islands: Readonly<Record<string, readonly string[]>>,
  sources: Readonly<Record<string, string>>,
): Plugin {
  return {
    name: 'group-entries',
    resolveId: (id) => (id.startsWith(SIGN) ? id : null),
    async load(id) {
      if (!id.startsWith(SIGN)) return null;
      const lines = (islands[id.slice(SIGN.length)] ?? []).map(async (island) => {
        const file = sources[island] ?? '';
        const names = await exportsOf(file);
        const renamed = names.map((name) => `${name} as ${exportPrefix(island)}${name}`);
        return `export { ${renamed.join(', ')} } from ${JSON.stringify(file)};`;
      });
      return (await Promise.all(lines)).join('\n');
    },
  };
}

/** The names that a module exports, without types. */
export async function exportsOf(file: string): Promise<string[]> {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName }) => (isType ? [] : (exportName.name ?? []))),
  );
}
