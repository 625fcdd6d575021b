import { access, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { build, type Manifest, type Plugin } from 'vite';
import type { Chunk, ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { askAtOnce } from './askAtOnce.ts';
import { BROWSERS } from './browsers.ts';
import { clientBuild, treeshake } from './clientBuild.ts';
import { groupEntries, groupEntry } from './groupEntries.ts';
import { jointChunks } from './jointChunks.ts';
import { noHelperFile } from './noHelperFile.ts';
import { ownCopies } from './ownCopies.ts';
import { packageOf, packageSheets } from './packageSheets.ts';
import { paths } from './paths.ts';
import { buildReact, type ReactFile } from './reactApart.ts';
import { askedChunks, type SharedChunks, sharedChunks } from './sharedChunks.ts';
import { steadyRem } from './steadyRem.ts';
import { writtenData } from './writtenData.ts';

/** The islands in small files with their style sheets, and the same code in a few large files. */
export async function buildIslands(): Promise<{ small: ChunkMap; joint: ChunkMap }> {
  const islandFiles = filesOf('packages/*/**/*.{island,chunk}.{ts,tsx}');
  // Views without code only have a style sheet.
  const sheetFiles = filesOf('{packages/*,apps/gallery}/**/*.sheet.{css,ts}');
  refuseDoubles([...islandFiles.map(islandName), ...sheetFiles.map(sheetName)]);
  const sources = Object.fromEntries(islandFiles.map((file) => [islandName(file), file]));
  const sheets = Object.fromEntries(sheetFiles.map((file) => [sheetName(file), file]));
  const asked = await askedChunks();
  const small = sharedChunks(asked, sources);
  const react = await buildReact();
  const joint = sharedChunks(jointChunks([...asked, react.takenIn.chunk]), sources);
  const styled = { ...sheets, site: join(paths.root, 'apps/site/styles/site.css') };
  const manifest = await withSheetsAlone(await buildFiles(small, sources, react.plugin, styled));
  const inSmall = await packageSheets(chunkMapOf(manifest, small.islands, react, sources), sources);
  const built = await buildFiles(joint, sources, react.takenIn.plugin, {}, [withoutSheets, ownCopies]);
  const differing = await whatDiffers(chunkMapOf(built, joint.islands, react, sources), inSmall);
  await areThere([inSmall, differing]);
  return { small: inSmall, joint: differing };
}

/** Fails the build if a file that pages would request is missing. */
async function areThere(maps: readonly ChunkMap[]): Promise<void> {
  const chunks = maps.flatMap((map) => Object.values(map));
  for (const file of new Set(chunks.flatMap(({ file, imports }) => [file, ...imports])))
    await access(join(paths.client, file));
}

/** A file that is identical in both builds, since it shares nothing with others, is kept once. */
async function whatDiffers(joint: ChunkMap, small: ChunkMap): Promise<ChunkMap> {
  const differing: Record<string, Chunk> = {};
  for (const [name, chunk] of Object.entries(joint)) {
    // The same name is the same file, including its imports.
    if (chunk.file === small[name]?.file) continue;
    const file = join(paths.client, chunk.file);
    const [code, other] = await Promise.all([
      readFile(file, 'utf8'),
      readFile(join(paths.client, small[name]?.file ?? ''), 'utf8'),
    ]);
    if (code === other) await rm(file);
    else differing[name] = chunk;
  }
  return differing;
}

/** `further` are entries besides the islands. */
async function buildFiles(
  { groups, islands }: SharedChunks,
  sources: Readonly<Record<string, string>>,
  react: Plugin,
  further: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<Manifest> {
  const entries = Object.fromEntries(Object.keys(islands).map((name) => [name, groupEntry(name)]));
  await build({
    ...clientBuild,
    css: { postcss: steadyRem },
    plugins: [
      writtenData,
      plainImports,
      groupEntries(islands, sources),
      react,
      noHelperFile,
      askAtOnce,
      ...plugins,
    ],
    build: {
      outDir: paths.client,
      emptyOutDir: false,
      target: BROWSERS,
      modulePreload: false,
      manifest: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { ...entries, ...further },
        // A file of islands may also export code that others use.
        preserveEntrySignatures: 'allow-extension',
        // A constant used by several chunks is inlined into each: a file of constants would be one more request for all of
        // them.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake,
        output: {
          // Digits only: boot lists the files, and letters of both cases do not compress.
          hashCharacters: 'hex',
          entryFileNames: 'chunks/[name]-[hash:7].js',
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          assetFileNames: 'chunks/[name]-[hash:7][extname]',
          codeSplitting: { groups: [...groups] },
        },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(paths.client, '.vite/manifest.json'), 'utf8'));
  await rm(join(paths.client, '.vite'), { recursive: true });
  return manifest;
}

/** A style sheet built by a script leaves an empty script behind, which nobody loads. */
async function withSheetsAlone(manifest: Manifest): Promise<Manifest> {
  const entries = Object.entries(manifest).map(async ([source, chunk]) => {
    const [file = chunk.file, ...css] = chunk.css ?? [];
    if (!SHEET.test(source) || file === chunk.file) return [source, chunk] as const;
    await rm(join(paths.client, chunk.file));
    return [source, { ...chunk, file, css }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Vite wraps every `import()` in a helper that loads the imported chunk's style sheets. Here the importing code requests its
 * style sheets by URL, and no visitor pays for the helper.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  configResolved({ plugins }) {
    const list = plugins as Plugin[];
    for (const name of ['vite:build-import-analysis', 'native:import-analysis-build']) {
      const index = list.findIndex((plugin) => plugin.name === name);
      if (index < 0) throw new Error(`The build tool has no “${name}” any more.`);
      list.splice(index, 1);
    }
  },
};

/** An island has the same style sheet in whichever file its code is. Those that code requests by URL stay. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => NO_SHEET },
  load: (id) => (id === NO_SHEET ? '' : null),
};

const NO_SHEET = '\0portico-no-sheet';

const SHEET = /\.sheet\.(css|ts)$/;

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: paths.root, ignore: ['**/node_modules/**'], absolute: true });
}

function islandName(file: string): string {
  return basename(file).replace(/\.(island|chunk)\.tsx?$/, '');
}

function sheetName(file: string): string {
  return basename(file).replace(SHEET, '');
}

/** Pages request islands and style sheets by name alone: of two with the same name, one would never load. */
function refuseDoubles(names: readonly string[]): void {
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  if (doubles.length > 0) throw new Error(`More than one island or sheet is called ${doubles.join(', ')}.`);
}

function chunkMapOf(
  manifest: Manifest,
  islands: Readonly<Record<string, readonly string[]>>,
  react: ReactFile,
  sources: Readonly<Record<string, string>>,
): ChunkMap {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const packagesOf = (file = ''): string[] =>
    (islands[file] ?? []).map((name) => packageOf(sources[name] ?? ''));
  return Object.fromEntries(
    entries.flatMap(([source, chunk]) => {
      const keys = withImports(manifest, source);
      const files = keys.flatMap((key) => manifest[key]?.file ?? []);
      const imports = files.slice(1);
      if (files.some((file) => react.isImportedBy(file))) imports.push(react.file);
      const packages = packagesOf(chunk.name);
      // An imported file may contain another package's islands as well, whose style sheets are not needed here.
      const isForeign = (key: string): boolean => {
        const theirs = packagesOf(manifest[key]?.name);
        return theirs.length > 0 && !theirs.some((one) => packages.includes(one));
      };
      const styles = keys.flatMap((key) => (isForeign(key) ? [] : (manifest[key]?.css ?? [])));
      const own = chunk.file.endsWith('.css') ? [chunk.file] : [];
      const name = chunk.name ?? islandName(source);
      const found = { file: chunk.file, imports, styles: [...own, ...styles] };
      return (islands[name] ?? [name]).map((island) => [island, found] as const);
    }),
  );
}

/** A file and everything it imports, as keys of the manifest. */
function withImports(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (manifest[source] && !seen.has(source)) {
    seen.add(source);
    for (const imported of manifest[source].imports ?? []) withImports(manifest, imported, seen);
  }
  return [...seen];
}
