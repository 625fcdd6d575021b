import type { FastifyReply } from 'fastify';

/** Headers for downloading an archive. */
export function attachment(reply: FastifyReply, name: string, bytes: number): FastifyReply {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return reply.headers({
    'content-type': 'application/zip',
    'content-length': bytes,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  });
}
