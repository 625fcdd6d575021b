import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Ports } from '@portico/kernel/server';
import {
  ADMIN_API,
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  HttpError,
  invalidFields,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  AppliedImports,
  EventSwitch,
  EXPORT_CALL,
  type ExportLine,
  type ExportResult,
  HOSTS_CALL,
  KitEvent,
  KitHostList,
  KitsConfig,
  PlannedItems,
  PlanWish,
} from '../../adminProtocol.ts';
import { KitError } from '../../kitErrors.ts';
import { BUILDER_VERSION, fileNameOf, kitTitle } from '../../protocol.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { SessionRow } from '../database/tables.ts';
import { hostIn, type KitHosts } from '../download/createKitHosts.ts';
import type { Events } from '../events/createEvents.ts';
import type { Exports } from '../export/createExports.ts';
import type { Imports } from '../import/createImports.ts';
import type { Library } from '../library/createLibrary.ts';
import { appConfig } from './appConfig.ts';
import { attachment } from './attachment.ts';
import { asKitError } from './envelope.ts';
import { readExport, saveToLibrary, type WishedExport } from './exportRoutes.ts';
import { readOrder } from './readOrder.ts';

export interface AdminRoutesParts {
  readonly ports: Ports;
  readonly contents: KitContents;
  readonly imports: Imports;
  readonly exports: Exports;
  readonly library: Library;
  readonly events: Events;
  readonly hosts: KitHosts;
}

/** The calls behind the screens that the contract does not name. */
export function adminRoutes(app: FastifyInstance, parts: AdminRoutesParts): void {
  const { ports, contents, imports, events, exports, hosts, library } = parts;

  adminRoute(app, {
    method: 'GET',
    url: '/kits/config',
    role: 'administrator',
    summary: 'What the screens for kits must know of the site.',
    schema: { answer: KitsConfig },
    async handle({ actor }) {
      const site = await contents.site();
      const stored = await contents.settings.read(ports.database);
      return {
        elementorAppConfig: await appConfig(parts, actor),
        postTypes: [...contents.posts.types],
        hasClasses: stored.classes !== null,
        hasVariables: stored.variables !== null,
        hasLibrary: (await library.quota()).limits.kits !== 0,
        canSendEvents: await events.isOn(),
        eventFacts: {
          user_id: actor.userId,
          user_roles: [actor.role],
          subscription_id: null,
          user_tier: null,
          // The address of a site is its own affair, also in its own records.
          url: createHash('sha256').update(site.url).digest('hex'),
          wp_version: null,
          client_id: actor.sessionId,
          app_version: BUILDER_VERSION,
          site_language: 'en',
          experiments: site.experiments,
        },
      };
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/kits/plan',
    role: 'administrator',
    summary: 'Says what an import would change, without changing anything.',
    schema: { body: PlanWish, answer: PlannedItems },
    async handle({ body }) {
      const { items } = await refusing(() => imports.plan(body.session, readOrder(body)));
      return { items: [...items] };
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/kits/imports',
    role: 'administrator',
    summary: 'Imports that can be taken back, the newest first.',
    schema: { answer: AppliedImports },
    handle: async () => ({ imports: (await imports.applied()).map(applied) }),
  });

  app.post(
    ADMIN_API + EXPORT_CALL,
    { config: { role: 'administrator' }, bodyLimit: 8 * 1024 * 1024, schema: { hide: true } },
    async (request, reply) => {
      const wish = readExport(request.body, (await request.identify())?.displayName ?? '');
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(Readable.from(exportLines(wish, parts)));
    },
  );

  app.get<{ Params: { id: string } }>(
    `${ADMIN_API}${EXPORT_CALL}/:id`,
    { config: { role: 'administrator' }, schema: { hide: true } },
    async (request, reply) => {
      const kit = await exports.open(request.params.id);
      if (!kit) throw notFound('This export');
      return attachment(reply, fileNameOf(kit.title), kit.bytes).send(kit.archive);
    },
  );

  adminRoute(app, {
    method: 'GET',
    url: '/kits/events',
    role: 'administrator',
    summary: 'What the screens reported.',
    schema: {
      query: Type.Object({
        search: Type.Optional(Type.String({ maxLength: 200 })),
        name: Type.Optional(Type.String({ maxLength: 100 })),
        ...cursorQuery,
      }),
      answer: CursorPage(KitEvent),
    },
    async handle({ query: { search, name, cursor, limit } }) {
      const before = decodeCursor(cursor, Type.String());
      const rows = await events.list({ search, name, before, limit: limit + 1 });
      return cursorPage(
        rows,
        limit,
        (row) => row.id,
        (row) => ({ id: row.id, happenedAt: row.happened_at, name: row.name, payload: row.payload }),
      );
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/kits/events',
    role: 'administrator',
    summary: 'Forgets everything that was reported.',
    schema: {},
    async handle() {
      await events.empty();
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: HOSTS_CALL,
    role: 'administrator',
    summary: 'Hosts that kits may be fetched from.',
    schema: { answer: KitHostList },
    handle: async () => ({ hosts: await hosts.list() }),
  });

  adminRoute(app, {
    method: 'PUT',
    url: HOSTS_CALL,
    role: 'administrator',
    summary: 'Says which hosts kits may be fetched from.',
    schema: { body: KitHostList, answer: KitHostList },
    async handle({ body }) {
      const unfit = body.hosts.find((text) => hostIn(text) === null);
      if (unfit !== undefined)
        throw invalidFields({ hosts: `“${unfit}” is not a host such as kits.example.` });
      await hosts.set(body.hosts.map((text) => hostIn(text) ?? ''));
      return { hosts: await hosts.list() };
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/kits/event-switch',
    role: 'administrator',
    summary: 'Whether what the screens report is kept.',
    schema: { answer: EventSwitch },
    handle: async () => ({ isOn: await events.isOn() }),
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/kits/event-switch',
    role: 'administrator',
    summary: 'Switches the keeping of reports on or off.',
    schema: { body: EventSwitch, answer: EventSwitch },
    async handle({ body }) {
      await events.set(body.isOn);
      return body;
    },
  });
}

/** Packs a kit and tells how far it is, one line of JSON after the other. The last line is the result, or what went wrong. */
async function* exportLines(wish: WishedExport, parts: AdminRoutesParts): AsyncGenerator<string> {
  const { exports, library, ports } = parts;
  const lines: ExportLine[] = [];
  let wake = (): void => {};
  const say = (line: ExportLine): void => {
    lines.push(line);
    wake();
  };
  const work = async (): Promise<ExportResult> => {
    if (wish.source === 'cloud') await library.checkCount();
    const kit = await exports.make(wish.order, (done, total) => say({ done, total }));
    const { manifest, bytes, mediaUrls } = kit;
    if (wish.source === 'file')
      return { manifest, bytes, mediaUrls, download: `${ADMIN_API}${EXPORT_CALL}/${kit.id}` };
    return { manifest, bytes, mediaUrls, kit: await saveToLibrary(parts, kit, wish) };
  };
  let isDone = false;
  void work()
    .then((result) => say({ result }))
    .catch((error: unknown) => {
      const known = asKitError(error, 'general');
      if (known !== error) ports.log.error({ err: error }, 'An export failed');
      const { code, message, replacements } = known;
      say({ error: { code, message: replacements ? { replacements } : message } });
    })
    .finally(() => {
      isDone = true;
      wake();
    });
  for (;;) {
    const line = lines.shift();
    if (line) yield `${JSON.stringify(line)}\n`;
    else if (isDone) return;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
}

/** The screens of this application read refusals in the form of all its other calls. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KitError) throw new HttpError(409, error.code.replaceAll('-', '_'), error.message);
    throw error;
  }
}

function applied({ id, kit_title, kit_name, kit_source, ended_at }: SessionRow) {
  return { session: id, title: kitTitle(kit_title, kit_name), source: kit_source, endedAt: ended_at ?? 0 };
}
