import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { REST_NONCE_ACTION } from '@portico/contact-form/protocol';
import { type Clock, NONCE_SLOT_MS, type Ports, systemClock } from '@portico/kernel/server';
import { type Accounts, createAccounts } from '@portico/kernel/server/accounts';
import { type DeclaredRoute, protectRoutes } from '@portico/kernel/server/http';
import { CART_PATH, wcAjaxCall } from '@portico/theme/server';
import { paletteScript } from '@portico/theme/ui';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { demoSite } from '../demo/demoSite.ts';
import { isDemoDocument } from '../demo/documents/index.ts';
import { canvasRoute } from './admin/canvasRoute.ts';
import { adminServer, describeAdminApi } from './admin/index.ts';
import { adminPorts } from './adminPorts.ts';
import { readAssets } from './assets/Assets.ts';
import { serveDocumentSheets } from './assets/documentSheets.ts';
import { serveAssets } from './assets/serveAssets.ts';
import type { Configuration } from './configuration.ts';
import { createPorts } from './createPorts.ts';
import { createFeatures, type Features, migrations } from './features.ts';
import { answerError, answerForPeople } from './http/answerForPeople.ts';
import { boundBodies } from './http/boundBodies.ts';
import { addOperations } from './http/operations.ts';
import { plainPermalink } from './http/plainPermalink.ts';
import { logRequests } from './http/requestLog.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { createLayout, type Layout } from './pages/createLayout.tsx';
import { withFloatingDocuments } from './pages/floatingDocuments.tsx';
import type { Page } from './pages/Page.ts';
import { servePages } from './pages/servePages.ts';
import { servePreviews } from './pages/servePreviews.ts';
import { serveCart } from './pages/shop/serveCart.tsx';
import { siteSheets } from './pages/siteDocuments.ts';
import { sitePages } from './pages/sitePages.tsx';
import { themeScripts } from './pages/themeScripts.ts';
import { seed } from './seed.ts';
import { createSettings } from './settings/settings.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly ports: Ports;
  /** Every route with who may call it. */
  readonly routes: readonly DeclaredRoute[];
  /** The administrator's password, when this start made it up. */
  readonly firstPassword: string | null;
  /** Takes visitors, and begins the work that waits. Returns the address. */
  listen(): Promise<string>;
  /** Answers what is under way, then lets go of everything. */
  close(): Promise<void>;
}

const ADMIN = '/admin/';
const BODY_LIMIT_BYTES = 1024 * 1024;
const LONGEST_SLUG = 200;

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
  const log = pino({ level: configuration.logLevel });
  const { ports, close } = await createPorts(configuration, { migrations, clock, log });
  try {
    const accounts = createAccounts(ports);
    const settings = createSettings(ports.database, ports.content);
    const features = createFeatures(ports, settings, accounts.users, configuration);
    const pages = await sitePages(features);
    const isKnown = (path: string): boolean =>
      [ADMIN, CART_PATH].includes(path) || isDemoDocument(path) || pages.some((page) => page.url === path);
    const administrator = await accounts.makeFirstAdministrator(
      configuration.administratorPassword ?? undefined,
    );
    await seed(ports, settings, features, isKnown);
    const assets = await readAssets(join(builtFolder, 'chunks.json'));
    const layout = createLayout({
      settings,
      assets,
      fallback: demoSite(isKnown),
      theme: features.customizer.published,
      // Without the site's own address: the same page is kept for every name that it is reached by.
      inlineScripts: async ({ listing }, visit) => [
        // Whoever tries out a palette wants to see that one, whatever they like themselves.
        ...(visit.preview ? [] : [paletteScript]),
        ...(await features.spam.pageConfiguration.inlineScripts('')),
        ...themeScripts(visit, listing, await ports.nonces.issue('wp_rest', '0')),
      ],
      withFloating: withFloatingDocuments(features.builder.documents, features.kitSheet, ports.nonces),
      encodeAddresses: features.spam.encodeAddresses,
      embedCodes: features.embedCodes,
    });
    const app = createServer(configuration, log, layout);
    const canvas = (scope: FastifyInstance): void =>
      canvasRoute(
        scope,
        assets,
        async () => (await settings.read('site')) ?? demoSite(isKnown),
        features.kitSheet,
      );
    const parts = { ports, features, accounts, pages, layout, builtFolder, canvas };
    const routes = await compose(app, parts);
    return {
      app,
      ports,
      routes,
      firstPassword: administrator?.madeUpPassword ?? null,
      async listen() {
        ports.jobs.start();
        return app.listen({ host: configuration.host, port: configuration.port });
      },
      async close() {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function createServer(configuration: Configuration, log: Logger, { errorPages }: Layout): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_SLUG },
    rewriteUrl: ({ url = '/' }) => wcAjaxCall(plainPermalink(url)),
    // An address that cannot be read never reaches a route, nor the hooks and handlers of one.
    frameworkErrors: (error, request, reply) => void answerError(errorPages, error, request, reply),
  });
}

interface Parts {
  readonly ports: Ports;
  readonly features: Features;
  readonly accounts: Accounts;
  readonly pages: readonly Page[];
  readonly layout: Layout;
  readonly builtFolder: string;
  /** Adds what the editor asks about the pages of this site. */
  readonly canvas: (app: FastifyInstance) => void;
}

async function compose(app: FastifyInstance, parts: Parts): Promise<readonly DeclaredRoute[]> {
  const { ports, features, accounts, pages, layout, builtFolder } = parts;
  boundBodies(app);
  addSecurityHeaders(app);
  logRequests(app);
  answerForPeople(app, layout.errorPages, features.blog.movedTo);
  const routes = protectRoutes(app, { identify: accounts.identify, nonces: ports.nonces });
  addOperations(app, ports.database);
  await describeAdminApi(app);
  await app.register(cookie);
  await app.register(formbody);
  features.spam.everywhere(app);
  features.builder.everywhere(app);
  await serveAssets(app, { client: join(builtFolder, 'client'), public: join(builtFolder, 'public') });
  serveDocumentSheets(app, siteSheets(features.builder.documents, ports.content, features.kitSheet));
  for (const feature of features.all) await app.register(feature.routes);
  await app.register(adminServer(adminPorts(ports, accounts, join(builtFolder, 'admin'))));
  servePreviews(app, features.builder, layout, features.kitSheet);
  serveCart(app, features.shop, layout, features.customizer);
  parts.canvas(app);
  await servePages(app, pages, {
    content: ports.content,
    renderInLayout: layout.renderInLayout,
    period: () => Math.floor(ports.clock.now() / NONCE_SLOT_MS),
    posts: features.contactForm.pagePosts,
    theme: features.customizer,
    publicUrl: ports.publicUrl,
    async memberOf(request) {
      const actor = await request.identify();
      const user = actor && (await accounts.users.find(actor.userId));
      return user && { user, nonce: await ports.nonces.issue(REST_NONCE_ACTION, actor.sessionId) };
    },
  });
  return routes;
}
