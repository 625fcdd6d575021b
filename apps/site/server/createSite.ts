import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { type Clock, type FeatureServer, type Ports, systemClock } from '@portico/kernel/server';
import { type Accounts, createAccounts } from '@portico/kernel/server/accounts';
import { protectRoutes } from '@portico/kernel/server/http';
import fastify, { type FastifyInstance } from 'fastify';
import { adminServer, describeAdminApi } from './admin/index.ts';
import { adminPorts } from './adminPorts.ts';
import { readAssets } from './assets/Assets.ts';
import { serveAssets } from './assets/serveAssets.ts';
import type { Configuration } from './configuration.ts';
import { createPorts } from './createPorts.ts';
import { createFeatures, migrations } from './features.ts';
import { answerForPeople } from './http/answerForPeople.ts';
import { addOperations } from './http/operations.ts';
import { logRequests } from './http/requestLog.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { createLayout } from './pages/createLayout.tsx';
import { servePages } from './pages/servePages.ts';
import { sitePages } from './pages/sitePages.tsx';
import { seed } from './seed.ts';
import { createSettings, type Settings } from './settings/settings.ts';

export interface Site {
  readonly app: FastifyInstance;
  /** The administrator's password, when this start made it up. */
  readonly firstPassword: string | null;
  /** Takes visitors, and begins the work that waits. Returns the address. */
  listen(): Promise<string>;
  /** Answers what is under way, then lets go of everything. */
  close(): Promise<void>;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface SiteOptions {
  readonly clock?: Clock;
  /** Where the build put what is served. The server runs from `dist/server`, so it lies beside it. */
  readonly builtFolder?: string;
}

/** The whole server, composed: ports, features, pages, administration. */
export async function createSite(
  configuration: Configuration,
  { clock = systemClock, builtFolder = fileURLToPath(new URL('..', import.meta.url)) }: SiteOptions = {},
): Promise<Site> {
  const app = fastify({
    logger: { level: configuration.logLevel },
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  const ports = await createPorts(configuration, { migrations, clock, log: app.log });
  try {
    const features = createFeatures(ports);
    const accounts = createAccounts(ports);
    const settings = createSettings(ports.database, ports.content);
    const administrator = await accounts.makeFirstAdministrator(
      configuration.administratorPassword ?? undefined,
    );
    await seed(ports, settings, features);
    await compose(app, { ports, features, accounts, settings, builtFolder });
    return {
      app,
      firstPassword: administrator?.madeUpPassword ?? null,
      async listen() {
        ports.jobs.start();
        return app.listen({ host: configuration.host, port: configuration.port });
      },
      async close() {
        await app.close();
        await ports.jobs.stop();
        await ports.database.close();
      },
    };
  } catch (error) {
    await ports.database.close();
    throw error;
  }
}

interface Parts {
  readonly ports: Ports;
  readonly features: readonly FeatureServer[];
  readonly accounts: Accounts;
  readonly settings: Settings;
  readonly builtFolder: string;
}

async function compose(
  app: FastifyInstance,
  { ports, features, accounts, settings, builtFolder }: Parts,
): Promise<void> {
  const assets = await readAssets(join(builtFolder, 'chunks.json'));
  const layout = createLayout(settings, assets);

  addSecurityHeaders(app);
  logRequests(app);
  answerForPeople(app, layout.errorPages);
  protectRoutes(app, { identify: accounts.identify, nonces: ports.nonces });
  addOperations(app, ports.database);
  await describeAdminApi(app);
  await app.register(cookie);
  await app.register(formbody);
  await serveAssets(app, { client: join(builtFolder, 'client'), public: join(builtFolder, 'public') });
  for (const feature of features) await app.register(feature.routes);
  await app.register(adminServer(adminPorts(ports, accounts, join(builtFolder, 'admin'))));
  servePages(app, sitePages(settings), { content: ports.content, renderInLayout: layout.renderInLayout });
}
