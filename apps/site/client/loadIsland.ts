import { addSheet } from '@portico/kernel/dom';
import { ChunkLoadError, type IslandModule, loadChunk } from '@portico/kernel/islands';
import type { Chunk } from './ChunkMap.ts';
import { exportPrefix } from './exportPrefix.ts';
import { hasMuch } from './hasMuch.ts';
import { unpackChunks } from './packedChunks.ts';

/** Written into boot by the build: which files each island is made of, small ones or joint ones. */
declare const PORTICO_CHUNKS: string;
declare const PORTICO_JOINT_CHUNKS: string;

/**
 * The folder of this very script. A CMS may serve it from anywhere and add `?ver=…`; the chunks lie beside it.
 * Only readable while the script is evaluated, and not at all where somebody made a module of it. A picture or a form
 * of that name stands in the way of the property, and must not say where code comes from.
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
  // Whoever asks after a failure gets another try.
  loading.catch(() => islands.delete(name));
  return loading;
}

/** A page may hold thousands of one kind; they share one loading. */
const islands = new Map<string, Promise<IslandModule>>();

/** Loads the code of a chunk, with its style and the code that it shares with others side by side. */
export function loadModule<Module>(name: string): Promise<Module> {
  const chunk = chunkOf(name);
  if (!chunk) return Promise.reject(new ChunkLoadError('missing', name));
  return loadChunk(base + chunk.file, async () => {
    // Not by a preloading link: browsers look through all sheets of a page when a link comes, whatever it links. What
    // fails here fails once more where it is needed.
    for (const file of chunk.imports) import(/* @vite-ignore */ base + file).catch(() => {});
    const [module] = await Promise.all([
      importFile(chunk.file),
      ...(bringBesideProduct(chunk) ?? chunk.styles.map((file) => addSheet(document, base + file))),
    ]);
    return ownExports(module, exportPrefix(name)) as Module;
  });
}

/** From the first chunk on a page keeps to one set of files: no code is in it twice. */
let chunks: Map<string, Chunk> | undefined;

function chunkOf(name: string): Chunk | undefined {
  chunks ??= chunksFor(document);
  return chunks.get(name);
}

function chunksFor(page: Document): Map<string, Chunk> {
  const found = unpackChunks(PORTICO_CHUNKS);
  // The sheets are the same, and so is code that shares nothing with others.
  if (hasMuch(page))
    for (const [name, { file, imports }] of unpackChunks(PORTICO_JOINT_CHUNKS))
      Object.assign(found.get(name) ?? {}, { file, imports });
  return found;
}

/**
 * Beside a product's own sheet, what ours adds for an island comes ahead of its code, all of it at once: what comes when the
 * island is near would move the page under its visitor. Pages of ours have their sheets from the beginning.
 */
export function bringStyle(name: string): void {
  const chunk = chunkOf(name);
  if (chunk) bringBesideProduct(chunk);
}

/** How often each file has failed to come, whichever of the chunks in it was asked for. */
const failures = new Map<string, number>();

/** A browser remembers that an address failed: each further try is made under another one. */
function importFile(file: string): Promise<object> {
  const failed = failures.get(file) ?? 0;
  const loading = import(/* @vite-ignore */ base + file + (failed ? `?attempt=${failed + 1}` : ''));
  loading.catch(() => failures.set(file, failed + 1));
  return loading;
}

/**
 * Where a product has styled its markup itself, our rules would only have the page laid out once more: the few that suffice there.
 * Resolves in any case, as sheets do that are linked.
 */
function bringBesideProduct({ besideProduct: beside }: Chunk): readonly Promise<void>[] | undefined {
  if (!beside || !document.querySelector(`link[id^="${beside.handle}"]`)) return;
  // Our plugin for WordPress has written them into the page.
  if (document.getElementById('portico-beside')) return [];
  const coming = adopted.get(beside.chunk) ?? adopt(beside.chunk);
  adopted.set(beside.chunk, coming);
  return [coming.catch(() => void adopted.delete(beside.chunk))];
}

const adopted = new Map<string, Promise<void>>();
let arriving: Promise<unknown> | undefined;

/**
 * Those that are asked for together wait for each other: for each by itself the browser would go through the looks of the whole
 * page once more.
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

/** What a chunk exports, out of the file that it shares with others. */
function ownExports(module: object, prefix: string): object {
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
