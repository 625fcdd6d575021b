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
 * The administrator's area: its application at `/admin/` and the calls of its own screens. Features bring the calls
 * of theirs. Register it on a server that `protectRoutes` and `describeAdminApi` have seen.
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
