import type { FastifyPluginAsync } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';
import { accountRoutes } from './accountRoutes.ts';
import { applicationPages } from './applicationPages.ts';
import { openApiRoute } from './openApi.ts';
import { outboxRoutes } from './outboxRoutes.ts';
import { overviewRoute } from './overviewRoute.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { signInLinkRoutes } from './signInLinkRoutes.ts';
import { userRoutes } from './userRoutes.ts';

/**
 * The administration: its application at `/admin/` and the API of its own screens. Features add theirs. Register it on a server
 * after `protectRoutes` and `describeAdminApi`.
 */
export function adminServer(ports: AdminPorts): FastifyPluginAsync {
  return async (app) => {
    sessionRoutes(app, ports);
    signInLinkRoutes(app, ports);
    accountRoutes(app, ports);
    userRoutes(app, ports);
    overviewRoute(app, ports);
    outboxRoutes(app, ports);
    openApiRoute(app);
    await app.register(applicationPages(ports));
  };
}
