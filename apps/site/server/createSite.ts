import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { REST_NONCE_ACTION } from '@portico/contact-form/wire/public';
import {
  type Clock,
  createStorageCheck,
  NONCE_SLOT_MS,
  type Ports,
  systemClock,
} from '@portico/kernel/server';
import { type Accounts, createAccounts } from '@portico/kernel/server/accounts';
import {
  acceptUrlEncoded,
  type DeclaredRoute,
  lateSerializers,
  openAdminAjax,
  openRest,
  protectRoutes,
  restAddress,
} from '@portico/kernel/server/http';
import { wcAjaxCall } from '@portico/shop/server';
import { paletteScript } from '@portico/theme/ui';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Annex } from './Annex.ts';
import { canvasRoutes } from './admin/canvasRoutes.ts';
import { adminServer, describeAdminApi } from './admin/index.ts';
import { adminPorts } from './adminPorts.ts';
import { readAssets } from './assets/Assets.ts';
import { serveDocumentSheets } from './assets/documentSheets.ts';
import { serveAssets } from './assets/serveAssets.ts';
import type { Configuration } from './configuration.ts';
import { createPorts } from './createPorts.ts';
import { createFeatures, type Features, migrations } from './features.ts';
import { boundBodies } from './http/boundBodies.ts';
import { familiarAddresses } from './http/familiarAddresses.ts';
import { addOperations, type Operations } from './http/operations.ts';
import { logRequests } from './http/requestLog.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { shortAddresses } from './http/shortAddresses.ts';
import type { MailServer } from './mail/createMailServer.ts';
import { mailServerRoutes } from './mail/mailServerRoutes.ts';
import { answerError, answerForPeople } from './pages/answerForPeople.ts';
import { createLayout, type Layout } from './pages/createLayout.tsx';
import { withFloatingDocuments } from './pages/floatingDocuments.tsx';
import type { Page } from './pages/Page.ts';
import { withPopups } from './pages/popups.tsx';
import { servePages } from './pages/servePages.ts';
import { servePreviews } from './pages/servePreviews.ts';
import { serveCart } from './pages/shop/serveCart.tsx';
import { siteSheets } from './pages/siteDocuments.ts';
import { sitePages } from './pages/sitePages.tsx';
import { withSiteTemplates } from './pages/siteTemplates.tsx';
import { siteWidgetFacts } from './pages/siteWidgets.tsx';
import { plainSite } from './pages/themedSite.ts';
import { themeScripts } from './pages/themeScripts.ts';
import { createSiteSettings, type SiteSettingsStore } from './settings/createSiteSettings.ts';
import type { Settings } from './settings/settings.ts';
import { siteSettingsRoutes } from './settings/siteSettingsRoutes.ts';
import { createSiteParts } from './siteParts/createSiteParts.tsx';
import { editorSiteRoutes } from './siteParts/editorSiteRoutes.tsx';
import { beginSite } from './start/beginSite.ts';
import { createGuide, type Guide } from './start/createGuide.ts';
import { createDemo, type Demo } from './start/demo/createDemo.ts';
import { createDemoState, type DemoState } from './start/demo/createDemoState.ts';
import { freshDemoRows } from './start/demo/freshDemoRows.ts';
import { firstStartRoutes } from './start/firstStartRoutes.ts';
import { chooseStart, type Start } from './start/Start.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly ports: Ports;
  /** Every route with its permissions. */
  readonly routes: readonly DeclaredRoute[];
  /** The administrator's password, if it was generated on this start. */
  readonly firstPassword: string | null;
  /** Starts accepting requests and running queued jobs. Returns the URL. */
  listen(): Promise<string>;
  /** Finishes pending responses, then closes everything. */
  close(): Promise<void>;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const LONGEST_SLUG = 200;

export interface SiteOptions {
  readonly clock?: Clock;
  /** The folder with the built client files. The server runs from `dist/server`, so it is next to that. */
  readonly builtFolder?: string;
  /** Pages next to a site that started with the demo. */
  readonly loadAnnex?: () => Promise<Annex>;
}

/** Composes the whole server: ports, features, pages, administration. */
export async function createSite(
  configuration: Configuration,
  {
    clock = systemClock,
    builtFolder = fileURLToPath(new URL('..', import.meta.url)),
    loadAnnex,
  }: SiteOptions = {},
): Promise<Site> {
  const log = pino({ level: configuration.logLevel });
  const { ports, settings, mailServer, close } = await createPorts(configuration, { migrations, clock, log });
  try {
    const accounts = createAccounts(ports);
    const site = createSiteSettings(settings, ports.content);
    const start = await chooseStart(settings, configuration.start, { builtFolder, loadAnnex });
    const state = createDemoState(settings, ports.content);
    const { libraryKits } = configuration;
    const assets = await readAssets(builtFolder);
    const features = createFeatures(ports, {
      ...{ settings, site, libraryKits, assets },
      users: accounts.users,
      annex: {
        slug: async () => ((await state.isDemo()) ? (start.annex?.slug ?? null) : null),
        lastKnown: () => (state.lastKnown() ? (start.annex?.slug ?? null) : null),
      },
    });
    const pages = await sitePages(features, start.annex, state);
    const administrator = await accounts.makeFirstAdministrator(
      configuration.administratorPassword ?? undefined,
    );
    await beginSite(start, { ports, settings, site, features });
    await state.isDemo();
    await makeKeys(features.spam);
    const guide = createGuide(settings);
    const demo = createDemo({
      ...{ ports, settings, features, guide, state },
      freshRows: () => freshDemoRows({ configuration, start, clock, log }),
    });
    const askSite = createSiteParts(features, site);
    const layout = createLayout({
      site,
      assets,
      siteAssets: features.kitSheet.assets,
      theme: features.theme.published,
      menus: features.theme.menus,
      hasProducts: features.shop.products.isOpen,
      styleParts: features.theme.styleParts,
      // Without the site's own URL, because the cached page is shared by all host names.
      inlineScripts: async ({ listing }, visit) => [
        // Whoever previews a palette wants to see that one, whatever their own preference.
        ...(visit.preview ? [] : [paletteScript]),
        ...(await features.spam.pageConfiguration.inlineScripts('')),
        ...themeScripts(visit, listing, await ports.nonces.issue('wp_rest', '0')),
      ],
      clock,
      withTemplates: withSiteTemplates(features.builder.templates, features.kitSheet),
      withFloating: withFloatingDocuments(features.builder.documents, features.kitSheet, ports.nonces),
      withPopups: withPopups(features.builder.templates, features.kitSheet),
      encodeAddresses: features.spam.encodeAddresses,
      icons: features.builder.icons,
      offerSizes: features.blog.offerSizes,
      findGone: features.blog.goneMedia,
      embedCodes: features.embedCodes,
      askSite,
      now: () => clock.now(),
    });
    const app = createServer(configuration, log, layout);
    const canvas = (scope: FastifyInstance): void => {
      editorSiteRoutes(scope, askSite, features);
      canvasRoutes(
        scope,
        async () => ({
          ...plainSite(await site.read(), await features.theme.menus.printed()),
          timeZone: (await site.read()).timeZone,
          look: await features.theme.styleParts((await features.theme.published()).style),
        }),
        features.kitSheet,
        async () =>
          siteWidgetFacts(await site.read(), features.theme.menus, {
            path: '/',
            year: new Date(clock.now()).getFullYear(),
          }),
        features.theme.fonts,
      );
    };
    const operations = {
      storage: createStorageCheck({
        ...{ database: ports.database, clock },
        folders: [configuration.dataFolder, ports.filesFolder],
      }),
      metricsToken: configuration.metricsToken,
    };
    const parts = {
      ...{ ports, settings, guide, demo, state, mailServer, features, accounts },
      ...{ pages, site, start, layout, builtFolder, operations, canvas },
    };
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

/** The keys that pages are made with: otherwise the first visit stores them, and fails on a full disk. */
async function makeKeys({ pageConfiguration, hideAddress }: Features['spam']): Promise<void> {
  await pageConfiguration.inlineScripts('');
  await hideAddress('');
}

function createServer(configuration: Configuration, log: Logger, { errorPages }: Layout): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_SLUG },
    schemaController: { compilersFactory: { buildSerializer: lateSerializers() } },
    rewriteUrl: ({ url = '/' }) => wcAjaxCall(restAddress(url)),
    // A malformed URL never reaches a route, its hooks or its handlers.
    frameworkErrors: (error, request, reply) => void answerError(errorPages, error, request, reply),
  });
}

interface Parts {
  readonly ports: Ports;
  readonly settings: Settings;
  readonly guide: Guide;
  readonly demo: Demo;
  readonly state: DemoState;
  readonly mailServer: MailServer;
  readonly features: Features;
  readonly accounts: Accounts;
  readonly pages: readonly Page[];
  readonly site: SiteSettingsStore;
  readonly start: Start;
  readonly layout: Layout;
  readonly builtFolder: string;
  readonly operations: Operations;
  /** Adds the editor's API about this site's pages. */
  readonly canvas: (app: FastifyInstance) => void;
}

async function compose(app: FastifyInstance, parts: Parts): Promise<readonly DeclaredRoute[]> {
  const { ports, features, accounts, pages, site, start, layout, builtFolder } = parts;
  boundBodies(app);
  addSecurityHeaders(app, ports.publicUrl);
  logRequests(app);
  answerForPeople(app, layout.errorPages, features.blog.movedTo);
  const routes = protectRoutes(app, { identify: accounts.identify, nonces: ports.nonces });
  addOperations(app, parts.operations);
  await describeAdminApi(app);
  await app.register(cookie);
  acceptUrlEncoded(app);
  features.spam.everywhere(app);
  await openAdminAjax(app);
  await openRest(app);
  const built = (name: string): string => join(builtFolder, name);
  const folders = { client: built('client'), public: built('public'), media: start.folder };
  await serveAssets(app, folders, features.kitSheet.devicesKey);
  serveDocumentSheets(
    app,
    siteSheets(features.builder.documents, ports.content, features.kitSheet, start.annex, features.blog),
  );
  for (const feature of features.all) await app.register(feature.connect);
  await app.register(adminServer(adminPorts(ports, accounts, features.facts, built('admin'))));
  siteSettingsRoutes(app, { database: ports.database, content: ports.content, site, features });
  firstStartRoutes(app, { ...parts, starters: built('starters') });
  mailServerRoutes(app, { ports, server: parts.mailServer, facts: features.facts });
  servePreviews(app, features.builder, layout, features.kitSheet);
  serveCart(app, features.shop, layout, features.theme);
  parts.canvas(app);
  familiarAddresses(app, site.read);
  shortAddresses(app, { documents: features.builder.documents, blog: features.blog.blog });
  await servePages(app, pages, {
    content: ports.content,
    renderInLayout: layout.renderInLayout,
    period: () => Math.floor(ports.clock.now() / NONCE_SLOT_MS),
    now: ports.clock.now,
    posts: features.contactForm.pagePosts,
    theme: features.theme,
    site: site.read,
    publicUrl: ports.publicUrl,
    async memberOf(request) {
      const actor = await request.identify();
      const user = actor && (await accounts.users.find(actor.userId));
      return user && { user, nonce: await ports.nonces.issue(REST_NONCE_ACTION, actor.sessionId) };
    },
  });
  return routes;
}
