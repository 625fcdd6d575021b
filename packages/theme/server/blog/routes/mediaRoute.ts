import { notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PATH, type Media } from '../media/createMedia.ts';

/** The address holds a hash of the picture, so what it answers never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The files of uploaded pictures. */
export function mediaRoute(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PATH}/:name`,
    { config: { role: 'visitor' } },
    async (request, reply) => {
      const file = await media.read(request.params.name);
      if (!file) throw notFound('This picture');
      const etag = `"${request.params.name}"`;
      reply.headers({ 'cache-control': FOR_EVER, etag });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      reply.type(file.type).header('content-length', file.bytes);
      return request.method === 'HEAD' ? reply.send() : reply.send(file.open());
    },
  );
}
