import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { BROWSERS } from './browsers.ts';
import { paths } from './paths.ts';

/**
 * Two passes. First every island, and every other chunk that is asked for by name, as a module of its own, with React
 * in one shared chunk. Then boot as one classic script that holds the map of those files: it has no import of its own,
 * so a CMS may enqueue it as it likes.
 */
export async function buildClient(): Promise<void> {
  const chunks = await buildIslands();
  await writeFile(paths.chunkMap, JSON.stringify(chunks));
  await buildBoot(chunks);
}

async function buildIslands(): Promise<ChunkMap> {
  const sources = globSync('packages/*/{ui,browser}/**/*.{island,chunk}.{ts,tsx}', { cwd: paths.root });
  const islands = Object.fromEntries(sources.map((file) => [islandName(file), join(paths.root, file)]));
  // Views that need no code bring their style alone.
  const sheets = Object.fromEntries(
    globSync('packages/*/**/*.sheet.css', { cwd: paths.root, ignore: ['**/node_modules/**'] }).map((file) => [
      basename(file, '.sheet.css'),
      join(paths.root, file),
    ]),
  );
  await build({
    ...shared,
    plugins: [smallPreload, plainImports],
    build: {
      outDir: paths.client,
      emptyOutDir: true,
      target: BROWSERS,
      modulePreload: false,
      manifest: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { ...islands, ...sheets, site: join(paths.root, 'apps/site/styles/site.css') },
        preserveEntrySignatures: 'strict',
        // A name that several chunks use is written into each: a file of names would be one more request for all of them.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'chunks/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              // Small things that many islands share: one file rather than a dozen of a hundred bytes each.
              { name: 'basics', test: /packages\/kernel\/dom\/(debounce|direction|reducedMotion)/ },
              // Alone, so that whoever needs none of it can drop it.
              { name: 'sheets', test: /vite\/preload-helper/ },
              { name: 'dom', test: /packages\/kernel\/(dom|islands)\/(?!react)/ },
              // The library's heart in one file, whether a carousel or an add-on asks for it; its other parts stay apart.
              {
                name: 'slider',
                test: /swiper\/(swiper\.mjs|shared\/(swiper-core|utils))|showLazyImages/,
                minShareCount: 2,
              },
              // Apart from the page's configuration, which an accordion can do without.
              {
                name: 'announce',
                test: /packages\/builder\/(protocol|ui\/(motion\/|keyboard\/focusTarget)|browser\/frontend\/(announce|jQuery))/,
                minShareCount: 2,
              },
              // What every view over markup needs; after what it shares with code that has no view.
              {
                name: 'hydrate',
                test: /packages\/(kernel\/islands\/react\/|builder\/ui\/keyboard\/useTitleKeys)/,
              },
              {
                name: 'page',
                test: /packages\/builder\/(settings\/|browser\/(motion\/animationName|frontend\/(\w+Settings?|frontendConfig|pageDevice)))/,
              },
              // What several chunks share would otherwise be a file for every combination of sharers.
              { name: 'calls', test: /packages\/kernel\/(http|storage)\/(?!observe)/, minShareCount: 2 },
              { name: 'films', test: /packages\/builder\/ui\/video\/\w+(Address|Api)\.ts/, minShareCount: 2 },
              { name: 'backgrounds', test: /packages\/builder\/browser\/backgrounds\//, minShareCount: 2 },
              { name: 'places', test: /packages\/builder\/browser\/(anchors|stretch)\//, minShareCount: 2 },
              {
                name: 'reviewsShared',
                test: /packages\/reviews\/(protocol|ui\/adopt|browser\/(?!text))/,
                minShareCount: 2,
              },
              { name: 'spam', test: /packages\/spam-protection\/(protocol|wire|browser)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  const manifestFile = join(paths.client, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(join(paths.client, '.vite'), { recursive: true });
  return chunkMapOf(await withTrueImports(manifest));
}

/** The manifest was written before the helper of imports was dropped where nobody calls it. */
async function withTrueImports(manifest: Manifest): Promise<Manifest> {
  const entries = Object.entries(manifest).map(async ([source, chunk]) => {
    const code = await readFile(join(paths.client, chunk.file), 'utf8');
    const isImported = (key: string): boolean => code.includes(basename(manifest[key]?.file ?? key));
    return [source, { ...chunk, imports: chunk.imports?.filter(isImported) ?? [] }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function buildBoot(chunks: ChunkMap): Promise<void> {
  await build({
    ...shared,
    define: { PORTICO_CHUNKS: JSON.stringify(withoutStyleSheets(chunks)) },
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
 * Vite puts a helper round every `import()` that brings the style sheets of the imported chunk first. Its own also
 * preloads code and reports failures in its own way, which nothing here asks for: this one is a quarter of it.
 */
const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  load: {
    order: 'pre',
    filter: { id: /vite\/preload-helper/ },
    handler: () => `
      const bring = (href) => document.querySelector('link[href="' + href + '"]') ? null : new Promise((done) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.onload = link.onerror = done;
        document.head.append(link);
      });
      export const __vitePreload = (load, sheets, base) => sheets?.length
        ? Promise.all(sheets.map((sheet) => bring(new URL(sheet, base).pathname))).then(load)
        : load();`,
  },
};

/** An import that brings no style sheet needs nothing round it, and a chunk of such imports needs no helper. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') {
          const code = file.code.replace(IMPORT_WITHOUT_SHEETS, '$<plain>').replace(MARK_OF_SHEET, '');
          file.code = code.includes('import.meta.url') ? code : code.replace(IMPORT_OF_HELPER, '');
        }
    },
  },
};

// As the minifier writes it: `t(async()=>{let{name:e}=await import(`./chunk.js`);return{name:e}},[],import.meta.url)`.
const IMPORT_WITHOUT_SHEETS =
  /[\w$]+\(async\(\)=>\{let\{([\w$]+):([\w$]+)\}=await (?<plain>import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$.]+\))?);return\{\1:\2\}\},\[\],import\.meta\.url\)/g;

/** Vite leaves it where a sheet was imported. */
const MARK_OF_SHEET = /\/\* empty css\s*\*\//g;

const IMPORT_OF_HELPER = /import\{[^}]+\}from"\.\/sheets-[^"]+";/;

const shared: InlineConfig = {
  root: paths.root,
  configFile: false,
  // Vite warns of addresses that only the server knows, a font's for one; what matters fails the build.
  logLevel: 'error',
  base: './',
  publicDir: false,
};

function islandName(file: string): string {
  return basename(file).replace(/\.(island|chunk)\.tsx?$/, '');
}

function chunkMapOf(manifest: Manifest): ChunkMap {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  return Object.fromEntries(
    entries.map(([source, chunk]) => {
      const imports = importsOf(manifest, source);
      const styles = [source, ...imports.keys].flatMap((key) => manifest[key]?.css ?? []);
      const own = chunk.file.endsWith('.css') ? [chunk.file] : [];
      return [
        chunk.name ?? islandName(source),
        { file: chunk.file, imports: imports.files, styles: [...own, ...styles] },
      ];
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
