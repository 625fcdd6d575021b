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
  /** No page can be below the prefix, so one route is enough: hundreds of routes add half a second to startup. */
  readonly isReserved?: boolean;
  /** A subfolder that is served separately. */
  readonly except?: string;
  readonly cacheControl: (name: string) => string;
  /** Transforms a file for requests with this query. Only the latest variant of each file is kept. */
  readonly variant?: (name: string, query: unknown) => Promise<Variant | 'unknown' | null>;
}

interface Variant {
  readonly key: string;
  write(content: string): string;
}

/** For outdated or wrong URLs, which may be right next time. */
const NOT_KEPT = 'public, no-cache';

/**
 * Serves the files that a folder contains at startup, with the compressed copies that the build put next to them. Every
 * requested file stays in memory, which is why no package is used: built files are few and never change, and reading them from
 * disk took most of the response time when measured. It is also unambiguous: a URL is one of these names or it is not found.
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

/** The files by name, each read on its first request. */
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
