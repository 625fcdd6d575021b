import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../pictures/createPictures.ts';
import { BEHIND, drawPlaceholder, PLACEHOLDERS_PATH, readPlaceholder } from '../pictures/placeholder.ts';

/** Shown to visitors in place of a picture that could not be fetched; the picture itself once it is available. */
export function placeholderRoute(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { name: string }; Querystring: { behind?: unknown } }>(
    `${PLACEHOLDERS_PATH}/:name`,
    { config: { role: 'visitor' }, schema: { hide: true } },
    async (request, reply) => {
      const wanted = readPlaceholder(request.params.name);
      if (!wanted) return reply.callNotFound();
      const row = await pictures.find(wanted.id);
      reply.header('cache-control', 'public, max-age=300');
      if (row?.state === 'here') return reply.redirect(row.place, 302);
      return reply
        .type('image/svg+xml; charset=utf-8')
        .send(
          drawPlaceholder(wanted, row ? nameOf(row.url) : '', 'behind' in request.query ? BEHIND : undefined),
        );
    },
  );
}

const LONGEST_NAME = 120;

/** The file name, as a readable label. */
function nameOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return (path.split('/').at(-1) ?? '').slice(-LONGEST_NAME);
}
