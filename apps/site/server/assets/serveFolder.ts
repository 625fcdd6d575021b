import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, preferredEncoding } from '../http/encoding.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export interface FolderOptions {
  /** Ends with a slash. */
  readonly prefix: string;
  /** No page can be below the prefix. Then one route is for all: hundreds of them cost a start half a second. */
  readonly isReserved?: boolean;
  /** A folder in this one that is served by itself. */
  readonly except?: string;
  readonly cacheControl: (name: string) => string;
  /** What a file becomes for whoever asks with this in the address. Of each file the last one is kept. */
  readonly variant?: (name: string, query: unknown) => Promise<Variant | 'unknown' | null>;
}

interface Variant {
  readonly key: string;
  write(content: string): string;
}

/** For what is asked for by an old address, or by a wrong one: it may be right the next time. */
const NOT_KEPT = 'public, no-cache';

/**
 * Serves the files that a folder holds when the server starts, each with the compressed copies that the build put
 * beside it. Whatever was asked for once stays in memory, which is why this is not a package's work: built files are few
 * and never change, and asking the disk for each of them was measured to take most of the time of an answer. It also
 * leaves nothing to guess: an address is one of these names or it is not found.
 */
export async function serveFolder(
  app: FastifyInstance,
  folder: string,
  { prefix, isReserved = false, except, cacheControl, variant }: FolderOptions,
): Promise<void> {
  const files = await filesIn(folder);
  const variants = createVariants();
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const plain = await files.get(name)?.();
    if (!plain) return reply.callNotFound();
    const wanted = (await variant?.(name, request.query)) ?? null;
    const file = wanted === null || wanted === 'unknown' ? plain : await variants(name, plain, wanted);
    reply.headers({
      'cache-control': wanted === 'unknown' ? NOT_KEPT : cacheControl(name),
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      vary: 'accept-encoding',
    });
    return send(request, reply, file);
  };
  const visitor = { config: { role: 'visitor' as const } };

  if (isReserved)
    app.get<{ Params: { '*': string } }>(`${prefix}*`, visitor, (request, reply) =>
      answer(request.params['*'], request, reply),
    );
  else
    for (const name of files.keys())
      if (except === undefined || !name.startsWith(`${except}/`))
        app.get(prefix + encodeURI(name), visitor, (request, reply) => answer(name, request, reply));
}

interface HeldFile {
  readonly etag: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: HeldFile): FastifyReply {
  const preferred = preferredEncoding(request.headers['accept-encoding']);
  const encoding = bodies.has(preferred) ? preferred : 'identity';
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies.get(encoding));
}

const COMPRESSED: readonly (readonly [suffix: string, Encoding])[] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/** The files by their names, each read when it is first asked for. */
async function filesIn(folder: string): Promise<Map<string, () => Promise<HeldFile>>> {
  const names = await namesIn(folder);
  const known = new Set(names);
  const originals = names.filter((name) => !COMPRESSED.some(([suffix]) => name.endsWith(suffix)));
  return new Map(
    originals.map((name) => {
      let held: Promise<HeldFile> | undefined;
      const read = () => readHeldFile(join(folder, name), (suffix) => known.has(name + suffix));
      const forget = (error: unknown): never => {
        held = undefined;
        throw error;
      };
      return [name, () => (held ??= read().catch(forget))];
    }),
  );
}

function createVariants() {
  const kept = new Map<string, { readonly key: string; readonly file: Promise<HeldFile> }>();
  return (name: string, plain: HeldFile, { key, write }: Variant): Promise<HeldFile> => {
    const known = kept.get(name);
    if (known?.key === key) return known.file;
    const file = compressed(Buffer.from(write(String(plain.bodies.get('identity')))));
    kept.set(name, { key, file });
    return file;
  };
}

async function compressed(plain: Buffer): Promise<HeldFile> {
  const encodings: readonly Encoding[] = ['identity', 'br', 'gzip'];
  const bodies = encodings.map(async (one) => [one, await encode(plain, one)] as const);
  return { etag: etagOf(plain), bodies: new Map(await Promise.all(bodies)) };
}

function etagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27);
}

async function readHeldFile(path: string, has: (suffix: string) => boolean): Promise<HeldFile> {
  const plain = await readFile(path);
  const bodies = new Map<Encoding, Buffer>([['identity', plain]]);
  for (const [suffix, encoding] of COMPRESSED)
    if (has(suffix)) bodies.set(encoding, await readFile(path + suffix));
  return { etag: etagOf(plain), bodies };
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
