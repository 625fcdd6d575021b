import { notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { byteRange } from '../media/byteRange.ts';
import { MEDIA_PATH, type MediaFile } from '../media/createMedia.ts';

/** The URL contains the file's hash, so its content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Uploaded files. Supports ranges, without which some browsers play no videos. */
export function mediaRoute(app: FastifyInstance, read: (name: string) => Promise<MediaFile | null>): void {
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PATH}/:name`,
    { config: { role: 'visitor' } },
    async ({ params, headers, method }, reply) => {
      const file = await read(params.name);
      if (!file) throw notFound('This file');
      const etag = `"${params.name}"`;
      reply.headers({ 'cache-control': FOR_EVER, etag, 'accept-ranges': 'bytes' });
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const isOfThisFile = headers['if-range'] === undefined || headers['if-range'] === etag;
      const range = isOfThisFile ? byteRange(headers.range, file.bytes) : null;
      if (range === 'none')
        return reply.code(416).header('content-range', `bytes */${file.bytes}`).type('text/plain').send('');
      const bytes = range ? range.end - range.start + 1 : file.bytes;
      reply.type(file.type).header('content-length', bytes);
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
      return method === 'HEAD' ? reply.send() : reply.send(file.open(range ?? undefined));
    },
  );
}
