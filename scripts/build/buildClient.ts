import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { packChunks } from '../../apps/site/client/packedChunks.ts';
import { BROWSERS } from './browsers.ts';
import { bundled } from './bundled.ts';
import { groupEntries, groupEntry } from './groupEntries.ts';
import { joinFiles } from './joinFiles.ts';
import { packageSheets } from './packageSheets.ts';
import { paths } from './paths.ts';
import { sharedChunks } from './sharedChunks.ts';
import { steadyRem } from './steadyRem.ts';
import { writtenData } from './writtenData.ts';

/**
 * Two passes. First every island, and every other chunk that is asked for by name, as a module of its own, with React
 * in one shared chunk. Then boot as one classic script that holds the map of those files: it has no import of its own,
 * so a CMS may enqueue it as it likes. Beside them what our own pages begin with.
 */
export async function buildClient(): Promise<void> {
  const chunks = await buildIslands();
  await writeFile(paths.chunkMap, JSON.stringify(chunks));
  await buildBoot(chunks);
  await writeFile(paths.trust, (await bundled('apps/site/client/trust.ts')).trim());
}

async function buildIslands(): Promise<ChunkMap> {
  const sources = globSync('packages/*/**/*.{island,chunk}.{ts,tsx}', {
    cwd: paths.root,
    ignore: ['**/node_modules/**'],
  });
  const files = Object.fromEntries(sources.map((file) => [islandName(file), join(paths.root, file)]));
  const { groups, islands } = await sharedChunks(files);
  const entries = Object.fromEntries(Object.keys(islands).map((name) => [name, groupEntry(name)]));
  // Views that need no code bring their style alone.
  const sheets = Object.fromEntries(
    globSync('{packages/*,apps/gallery}/**/*.sheet.{css,ts}', {
      cwd: paths.root,
      ignore: ['**/node_modules/**'],
    }).map((file) => [basename(file).replace(SHEET, ''), join(paths.root, file)]),
  );
  await build({
    ...shared,
    css: { postcss: steadyRem },
    plugins: [writtenData, plainImports, groupEntries(islands, files)],
    build: {
      outDir: paths.client,
      emptyOutDir: true,
      target: BROWSERS,
      modulePreload: false,
      manifest: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { ...entries, ...sheets, site: join(paths.root, 'apps/site/styles/site.css') },
        // A file of islands may also lend to others what it holds.
        preserveEntrySignatures: 'allow-extension',
        // A name that several chunks use is written into each: a file of names would be one more request for all of them.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          entryFileNames: 'chunks/[name]-[hash:7].js',
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          assetFileNames: 'chunks/[name]-[hash:7][extname]',
          codeSplitting: { groups: [...groups] },
        },
      },
    },
  });
  const manifestFile = join(paths.client, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(join(paths.client, '.vite'), { recursive: true });
  const joined = await joinFiles(await withSheetsAlone(manifest));
  return packageSheets(chunkMapOf(joined, islands), files);
}

/** A sheet that is gathered by a script leaves an empty one behind, which nobody loads. */
async function withSheetsAlone(manifest: Manifest): Promise<Manifest> {
  const entries = Object.entries(manifest).map(async ([source, chunk]) => {
    const [file = chunk.file, ...css] = chunk.css ?? [];
    if (!SHEET.test(source) || file === chunk.file) return [source, chunk] as const;
    await rm(join(paths.client, chunk.file));
    return [source, { ...chunk, file, css }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function buildBoot(chunks: ChunkMap): Promise<void> {
  await build({
    ...shared,
    plugins: [writtenData],
    define: { PORTICO_CHUNKS: JSON.stringify(packChunks(withoutStyleSheets(chunks))) },
    build: {
      outDir: paths.client,
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: join(paths.root, 'apps/site/client/boot.ts'),
        output: { format: 'iife', entryFileNames: 'portico.js' },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: paths.client,
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: { portico: join(paths.root, 'apps/site/client/portico.css') },
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
}

/**
 * Vite puts a helper round every `import()`, which brings the style sheets of the imported chunk. Here whoever imports
 * code asks for its sheets by their addresses, and no visitor pays for the helper.
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

const shared: InlineConfig = {
  root: paths.root,
  configFile: false,
  // Vite warns of addresses that only the server knows, a font's for one; what matters fails the build.
  logLevel: 'error',
  base: './',
  publicDir: false,
};

const SHEET = /\.sheet\.(css|ts)$/;

function islandName(file: string): string {
  return basename(file).replace(/\.(island|chunk)\.tsx?$/, '');
}

function chunkMapOf(manifest: Manifest, islands: Readonly<Record<string, readonly string[]>>): ChunkMap {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  return Object.fromEntries(
    entries.flatMap(([source, chunk]) => {
      const imports = importsOf(manifest, source);
      const styles = [source, ...imports.keys].flatMap((key) => manifest[key]?.css ?? []);
      const own = chunk.file.endsWith('.css') ? [chunk.file] : [];
      const name = chunk.name ?? islandName(source);
      const found = { file: chunk.file, imports: imports.files, styles: [...own, ...styles] };
      return (islands[name] ?? [name]).map((island) => [island, found] as const);
    }),
  );
}

function importsOf(manifest: Manifest, source: string): { keys: string[]; files: string[] } {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    for (const imported of manifest[key]?.imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      visit(imported);
    }
  };
  visit(source);
  const keys = [...seen];
  return { keys, files: keys.flatMap((key) => manifest[key]?.file ?? []) };
}

/** Boot loads code; the sheets that are entries of their own are linked by the server. */
function withoutStyleSheets(chunks: ChunkMap): ChunkMap {
  return Object.fromEntries(Object.entries(chunks).filter(([, chunk]) => chunk.file.endsWith('.js')));
}
