import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { siteKeyCalls } from '../../wire/admin.ts';
import type { SiteKeys } from '../remote/createSiteKeys.ts';

/** Creates and revokes the keys of sites that ask for verdicts. */
export function siteKeyRoutes(app: FastifyInstance, siteKeys: SiteKeys): void {
  adminRoute(app, siteKeyCalls.list, {
    role: 'administrator',
    summary: 'The sites that may ask for verdicts',
    handle: async () => ({ keys: await siteKeys.list() }),
  });

  adminRoute(app, siteKeyCalls.make, {
    role: 'administrator',
    summary: 'Makes a key for another site, and tells its secret this once',
    handle: ({ body }) => siteKeys.make(body.name),
  });

  adminRoute(app, siteKeyCalls.revoke, {
    role: 'administrator',
    summary: 'Revokes a key: that site gets no answer any more',
    async handle({ params }) {
      await siteKeys.revoke(params.id);
      return { keys: await siteKeys.list() };
    },
  });
}
