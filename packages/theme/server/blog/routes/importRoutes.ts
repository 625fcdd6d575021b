import { Readable } from 'node:stream';
import type { Ports } from '@portico/kernel/server';
import { ADMIN_API, adminRoute, notFound, originOf } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ImportBody, ImportItem, UploadParams } from '../../../blogAdminProtocol.ts';
import type { SiteFacts } from '../feeds/Feed.ts';
import type { Imports } from '../wxr/createImports.ts';
import { exportWxr } from '../wxr/exportWxr.ts';

/** The calls behind taking posts over from another site, and carrying them to one. */
export function importRoutes(
  app: FastifyInstance,
  { database, clock, publicUrl }: Ports,
  imports: Imports,
  site: () => Promise<SiteFacts>,
): void {
  adminRoute(app, {
    method: 'POST',
    url: '/blog/imports',
    role: 'administrator',
    summary: 'Begins to import an uploaded export file of WordPress.',
    schema: { body: ImportBody, answer: ImportItem },
    handle: ({ body }) => imports.begin(body.upload, body.name),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/blog/imports',
    role: 'administrator',
    summary: 'Lists the last imports, newest first.',
    schema: { answer: Type.Object({ items: Type.Array(ImportItem) }) },
    handle: async () => ({ items: await imports.list() }),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/blog/imports/:id',
    role: 'administrator',
    summary: 'Tells how far an import has come, and how it ended.',
    schema: { params: UploadParams, answer: ImportItem },
    async handle({ params }) {
      const item = await imports.find(params.id);
      if (!item) throw notFound('This import');
      return item;
    },
  });

  app.get(`${ADMIN_API}/blog/export`, { config: { role: 'administrator' } }, async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const pieces = exportWxr(database, { site: await site(), origin, now: clock.now() });
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return reply
      .headers({
        'content-disposition': `attachment; filename="blog-${day}.xml"`,
        'cache-control': 'no-store',
      })
      .type('application/xml; charset=utf-8')
      .send(Readable.from(pieces));
  });
}
