import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, parseSync } from 'vite';
import type { SharedChunk } from '../../packages/kernel/islands/SharedChunk.ts';
import { BROWSERS } from './browsers.ts';
import { clientBuild } from './clientBuild.ts';
import { exportsOf } from './groupEntries.ts';
import { absentElementIn, leanReact } from './leanReact.ts';
import { paths } from './paths.ts';
import { reactModules } from './reactModules.ts';

const ROOM = join(paths.root, 'packages/kernel/islands/react');
const LIBRARY = join(ROOM, 'library.ts');
const LISTENERS = realpathSync(join(ROOM, 'fewListeners.ts'));

/** The import specifiers covered by the file. */
const NAMES = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);

/** React in its own file, imported by islands however they are grouped. */
export interface ReactFile {
  /** Its path in the client build. */
  readonly file: string;
  /** Makes a build import React from it. */
  readonly plugin: Plugin;
  /** Makes a build bundle it, into whichever of its files lists it as “react”. */
  readonly takenIn: { readonly plugin: Plugin; readonly chunk: SharedChunk };
  /** Whether a file built with the plugin imports it. */
  isImportedBy(file: string): boolean;
}

export async function buildReact(): Promise<ReactFile> {
  const names = new Map((await exportsOf(LIBRARY)).map((name, index) => [name, shortName(index)]));
  const result = await build({
    ...clientBuild,
    plugins: [entryWith(names), reactModules(), leanReact(new Set(names.keys()))],
    build: {
      outDir: paths.client,
      emptyOutDir: true,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        input: { react: ENTRY },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'chunks/[name]-[hash:7].js',
          hashCharacters: 'hex',
          postBanner: COMPILED_AT_ONCE,
        },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const file = first && 'output' in first ? first.output[0].fileName : undefined;
  if (!file) throw new Error('Nothing came of React.');
  const importers = new Set<string>();
  const address = `./${file.replace(/^chunks\//, '')}`;
  const path = join(paths.client, file);
  return {
    file,
    plugin: reactOutOf(address, names, importers),
    takenIn: {
      plugin: {
        ...reactOutOf(address, names, importers),
        // Exports that the library lacks are only named by modules that are dropped entirely: the other build has verified
        // that.
        options: (options) => ({ ...options, shimMissingExports: true }),
        resolveId: (id) => (id === address ? path : null),
        outputOptions: (options) => ({
          ...options,
          postBanner: ({ moduleIds }) => (moduleIds.includes(path) ? COMPILED_AT_ONCE : ''),
        }),
      },
      chunk: { name: 'react', order: 0, entries: [path] },
    },
    isImportedBy: (one) => importers.has(one),
  };
}

/**
 * Makes Chromium compile the whole file off the main thread while it loads. Otherwise most functions are compiled a second time
 * when first called, which with React is a fifth of all script time of a page.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

const ENTRY = '\0portico-react';

/** The names of the file's exports are not meant for readers. */
function shortName(index: number): string {
  return `r${index.toString(36)}`;
}

/** The library with shortened names for all its exports. */
function entryWith(names: ReadonlyMap<string, string>): Plugin {
  const renamed = [...names].map(([name, short]) => `${name} as ${short}`);
  return {
    name: 'react-entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? `export { ${renamed.join(', ')} } from ${JSON.stringify(LIBRARY)};` : null),
  };
}

/** Rewrites each module's imports from React. A name that is needed but not in the library fails the build. */
function reactOutOf(address: string, names: ReadonlyMap<string, string>, importers: Set<string>): Plugin {
  const shorts = new Set(names.values());
  return {
    name: 'react-apart',
    enforce: 'post',
    resolveId: (source) => (source === address ? { id: address, external: true } : null),
    async transform(code, id) {
      let written = code;
      const { staticImports } = parseSync(id, code, { lang: 'js' }).module;
      for (const { start, end, moduleRequest, entries } of staticImports.reverse()) {
        if (!NAMES.has(moduleRequest.value)) {
          const found = /few-?listeners/i.test(moduleRequest.value)
            ? await this.resolve(moduleRequest.value, id)
            : null;
          if (found?.id !== LISTENERS) continue;
        }
        const taken = entries.map(({ importName, localName }) => {
          const name = importName.name ?? '';
          return `${names.get(name) ?? name} as ${localName.value}`;
        });
        written = `${written.slice(0, start)}import { ${taken.join(', ')} } from '${address}';${written.slice(end)}`;
      }
      return written === code ? null : { code: written, map: null };
    },
    renderChunk(code, { fileName }) {
      for (const { moduleRequest, entries } of parseSync(fileName, code).module.staticImports)
        for (const { importName, localName } of moduleRequest.value === address ? entries : []) {
          if (!shorts.has(importName.name ?? ''))
            throw new Error(`React’s library.ts has no “${importName.name}”, which ${fileName} needs.`);
          const drawn = absentElementIn(code, localName.value);
          if (drawn)
            throw new Error(`${fileName} draws <${drawn}>, for which leftOutOfReact.ts leaves no code.`);
        }
      return null;
    },
    generateBundle(_options, bundle) {
      for (const one of Object.values(bundle))
        if (one.type === 'chunk' && one.imports.includes(address)) importers.add(one.fileName);
    },
  };
}
