import { addSheet } from '@portico/kernel/dom';
import { ChunkLoadError, type IslandModule, loadChunk } from '@portico/kernel/islands';
import type { Chunk } from './ChunkMap.ts';
import { exportPrefix } from './exportPrefix.ts';
import { hasMuch } from './hasMuch.ts';
import { unpackChunks } from './packedChunks.ts';

/** Inserted into boot by the build: the files of each island, small or joint ones. */
declare const PORTICO_CHUNKS: string;
declare const PORTICO_JOINT_CHUNKS: string;

/**
 * The folder of this script. A CMS may serve it from anywhere and append `?ver=…`; the chunks are next to it. `currentScript`
 * is only set while the script is evaluated, and never in a module. An image or form of that name shadows it and must not
 * decide where code is loaded from.
 */
const { currentScript } = document;
const script =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector('script[src*="/portico.js"]');
const base = (script as HTMLScriptElement).src.replace(/[^/]*$/, 'chunks/');

export function loadIsland(name: string): Promise<IslandModule> {
  const loading = islands.get(name) ?? loadModule<IslandModule>(name);
  islands.set(name, loading);
  // After a failure, the next call tries again.
  loading.catch(() => islands.delete(name));
  return loading;
}

/** A page may hold thousands of one kind; they share one request. */
const islands = new Map<string, Promise<IslandModule>>();

/** Loads a chunk's code, style sheets and shared code in parallel. */
export function loadModule<Module>(name: string): Promise<Module> {
  const chunk = chunkOf(name);
  if (!chunk) return Promise.reject(new ChunkLoadError('missing', name));
  return loadChunk(base + chunk.file, async () => {
    // No preload links: for any new link, browsers go through all sheets of the page. An import that fails here fails again
    // where it is needed.
    for (const file of chunk.imports) importOnce(file).catch(() => {});
    const [module] = await Promise.all([
      importFile(chunk.file),
      ...(bringBesideProduct(chunk) ?? chunk.styles.map((file) => addSheet(document, base + file))),
    ]);
    return ownExports(module, exportPrefix(name)) as Module;
  });
}

/** Fixed by the first chunk: a page uses one set of files, so that no code is loaded twice. */
let chunks: Map<string, Chunk> | undefined;

function chunkOf(name: string): Chunk | undefined {
  chunks ??= chunksFor(document);
  return chunks.get(name);
}

function chunksFor(page: Document): Map<string, Chunk> {
  const found = unpackChunks(PORTICO_CHUNKS);
  // The sheets are the same in both sets, and so is code that shares nothing.
  if (hasMuch(page))
    for (const [name, { file, imports }] of unpackChunks(PORTICO_JOINT_CHUNKS))
      Object.assign(found.get(name) ?? {}, { file, imports });
  return found;
}

/**
 * If the page has a product's own style sheet, our additions for an island are loaded before its code, all at once: loading
 * them as the island comes near would shift the layout. Our own pages link their sheets from the start.
 */
export function bringStyle(name: string): void {
  const chunk = chunkOf(name);
  if (chunk) bringBesideProduct(chunk);
}

/** The next attempt at each file that has failed to load, for any of its chunks. */
const attempts = new Map<string, number>();

/** Browsers cache a failed import, so each retry needs a different URL. */
function importFile(file: string): Promise<object> {
  const attempt = attempts.get(file);
  const loading = importOnce(attempt ? `${file}?try=${attempt}` : file);
  loading.catch(() => attempts.set(file, (attempt ?? 1) + 1));
  return loading;
}

const files = new Map<string, Promise<object>>();

/** Dozens of chunks are in a few files. Requesting a file again costs time even if it is here. */
function importOnce(address: string): Promise<object> {
  const loading = files.get(address) ?? import(/* @vite-ignore */ base + address);
  files.set(address, loading);
  return loading;
}

/**
 * If a product has styled its own markup, our full sheet would only cause another layout, so only the few rules needed there
 * are added. Always resolves, like linked sheets.
 */
function bringBesideProduct({ besideProduct: beside }: Chunk): readonly Promise<void>[] | undefined {
  if (!beside || !document.querySelector(`link[id^="${beside.handle}"]`)) return;
  // Our WordPress plugin has inlined them.
  if (document.getElementById('portico-beside')) return [];
  const coming = adopted.get(beside.chunk) ?? adopt(beside.chunk);
  adopted.set(beside.chunk, coming);
  return [coming.catch(() => void adopted.delete(beside.chunk))];
}

const adopted = new Map<string, Promise<void>>();
let arriving: Promise<unknown> | undefined;

/**
 * Sheets requested together are added together: each on its own would make the browser recalculate the styles of the whole
 * page.
 */
async function adopt(name: string): Promise<void> {
  const loading = loadModule<{ readonly text: string }>(name);
  arriving = Promise.allSettled([arriving, loading]);
  const { text } = await loading;
  await arriving;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** A chunk's own exports from the file that it shares with others. */
function ownExports(module: object, prefix: string): object {
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
