import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from '../http/encoding.ts';

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
  readonly cacheControl: (name: string) => string;
}

/**
 * Serves the files that a folder holds when the server starts, each with the compressed copies that the build put
 * beside it. They are kept in memory, which is why this is not a package's work: built files are few and never
 * change, and asking the disk for each of them was measured to take most of the time of an answer. It also leaves
 * nothing to guess: an address is one of these names or it is not found.
 */
export async function serveFolder(
  app: FastifyInstance,
  folder: string,
  options: FolderOptions,
): Promise<void> {
  for (const [name, file] of await readFiles(folder)) {
    const headers = {
      'cache-control': options.cacheControl(name),
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      vary: 'accept-encoding',
    };
    app.get(options.prefix + encodeURI(name), { config: { role: 'visitor' } }, (request, reply) =>
      send(request, reply.headers(headers), file),
    );
  }
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

async function readFiles(folder: string): Promise<Map<string, HeldFile>> {
  const names = await namesIn(folder);
  const known = new Set(names);
  const originals = names.filter((name) => !COMPRESSED.some(([suffix]) => name.endsWith(suffix)));
  const files = originals.map(async (name): Promise<[string, HeldFile]> => {
    const plain = await readFile(join(folder, name));
    const bodies = new Map<Encoding, Buffer>([['identity', plain]]);
    for (const [suffix, encoding] of COMPRESSED)
      if (known.has(name + suffix)) bodies.set(encoding, await readFile(join(folder, name + suffix)));
    return [name, { etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27), bodies }];
  });
  return new Map(await Promise.all(files));
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
