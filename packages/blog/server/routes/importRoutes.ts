import { Readable } from 'node:stream';
import type { Ports } from '@portico/kernel/server';
import { adminRoute, notFound, originOf } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { importCalls } from '../../wire/admin.ts';
import type { SiteFacts } from '../feeds/Feed.ts';
import type { Imports } from '../wxr/createImports.ts';
import { exportWxr } from '../wxr/exportWxr.ts';

/** The API for importing and exporting posts. */
export function importRoutes(
  app: FastifyInstance,
  { database, clock, publicUrl }: Ports,
  imports: Imports,
  site: () => Promise<SiteFacts>,
): void {
  adminRoute(app, importCalls.begin, {
    role: 'administrator',
    summary: 'Begins to import an uploaded export file of WordPress.',
    handle: ({ body }) => imports.begin(body.upload, body.name),
  });

  adminRoute(app, importCalls.list, {
    role: 'administrator',
    summary: 'Lists the last imports, newest first.',
    handle: async () => ({ items: await imports.list() }),
  });

  adminRoute(app, importCalls.read, {
    role: 'administrator',
    summary: 'Tells how far an import has come, and how it ended.',
    async handle({ params }) {
      const item = await imports.find(params.id);
      if (!item) throw notFound('This import');
      return item;
    },
  });

  adminRoute(app, importCalls.export, {
    role: 'administrator',
    summary: 'All posts and pages as an export file of WordPress.',
    async handle({ request, reply }) {
      const origin = originOf(request, publicUrl);
      const pieces = exportWxr(database, { site: await site(), origin, now: clock.now() });
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      reply
        .header('content-disposition', `attachment; filename="blog-${day}.xml"`)
        .type('application/xml; charset=utf-8');
      return Readable.from(pieces);
    },
  });
}
