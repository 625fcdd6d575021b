import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Ports } from '@portico/kernel/server';
import {
  ADMIN_API,
  adminRoute,
  cursorPage,
  decodeCursor,
  HttpError,
  invalidFields,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { KitError } from '../../manifest/KitError.ts';
import { fileNameOf, kitTitle } from '../../manifest/kitNames.ts';
import {
  EXPORT_CALL,
  type ExportLine,
  type ExportResult,
  eventCalls,
  hostCalls,
  kitCalls,
} from '../../wire/admin.ts';
import { BUILDER_VERSION } from '../../wire/public.ts';
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
import { type RequestedExport, readExport, saveToLibrary } from './exportRoutes.ts';
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

/** How long users wait before they expect to see progress. */
const PICTURES_MS = 2_000;

/** The calls of the screens that are not part of the contract. */
export function adminRoutes(app: FastifyInstance, parts: AdminRoutesParts): void {
  const { ports, contents, imports, events, exports, hosts, library } = parts;

  adminRoute(app, kitCalls.config, {
    role: 'administrator',
    summary: 'What the screens for kits must know of the site.',
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
          // The site's URL is only stored as a hash.
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

  adminRoute(app, kitCalls.plan, {
    role: 'administrator',
    summary: 'Says what an import would change, without changing anything.',
    async handle({ body }) {
      const { items, pictures } = await refusing(() => imports.plan(body.session, readOrder(body)));
      return { items: [...items], pictures: { ...pictures, hosts: [...pictures.hosts] } };
    },
  });

  adminRoute(app, kitCalls.report, {
    role: 'administrator',
    summary: 'What an import has brought, and what of it visitors do not see.',
    async handle({ params }) {
      const found = await imports.report(params.session);
      if (!found) throw notFound('The report of this import');
      const { row, report } = found;
      const { session, title, endedAt } = applied(row);
      return { session, title, endedAt, isUndone: row.state === 'reverted', report };
    },
  });

  adminRoute(app, kitCalls.pictures, {
    role: 'administrator',
    summary: 'Goes on with the pictures of an import for a moment, and tells how far they are.',
    handle: ({ params, body }) =>
      refusing(() => imports.bringPictures(params.session, body.hosts ?? [], PICTURES_MS)),
  });

  adminRoute(app, kitCalls.imports, {
    role: 'administrator',
    summary: 'Imports that can be undone, the newest first.',
    handle: async () => ({ imports: (await imports.undoable()).map(applied) }),
  });

  app.post(
    ADMIN_API + EXPORT_CALL,
    { config: { role: 'administrator' }, bodyLimit: 8 * 1024 * 1024, schema: { hide: true } },
    async (request, reply) => {
      const requested = readExport(request.body, (await request.identify())?.displayName ?? '');
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(Readable.from(exportLines(requested, parts)));
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

  adminRoute(app, eventCalls.list, {
    role: 'administrator',
    summary: 'What the screens reported.',
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

  adminRoute(app, eventCalls.forget, {
    role: 'administrator',
    summary: 'Forgets everything that was reported.',
    async handle() {
      await events.empty();
    },
  });

  adminRoute(app, hostCalls.read, {
    role: 'administrator',
    summary: 'Hosts that kits may be fetched from.',
    handle: async () => ({ hosts: await hosts.list() }),
  });

  adminRoute(app, hostCalls.change, {
    role: 'administrator',
    summary: 'Says which hosts kits may be fetched from.',
    async handle({ body }) {
      const unfit = body.hosts.find((text) => hostIn(text) === null);
      if (unfit !== undefined)
        throw invalidFields({ hosts: `“${unfit}” is not a host such as kits.example.` });
      await hosts.set(body.hosts.map((text) => hostIn(text) ?? ''));
      return { hosts: await hosts.list() };
    },
  });

  adminRoute(app, eventCalls.readSwitch, {
    role: 'administrator',
    summary: 'Whether what the screens report is kept.',
    handle: async () => ({ isOn: await events.isOn() }),
  });

  adminRoute(app, eventCalls.setSwitch, {
    role: 'administrator',
    summary: 'Switches the keeping of reports on or off.',
    async handle({ body }) {
      await events.set(body.isOn);
      return body;
    },
  });
}

/** Packs a kit and reports progress as lines of JSON. The last line is the result or the error. */
async function* exportLines(requested: RequestedExport, parts: AdminRoutesParts): AsyncGenerator<string> {
  const { exports, library, ports } = parts;
  const lines: ExportLine[] = [];
  let wake = (): void => {};
  const say = (line: ExportLine): void => {
    lines.push(line);
    wake();
  };
  const work = async (): Promise<ExportResult> => {
    if (requested.source === 'cloud') await library.checkCount();
    const kit = await exports.make(requested.order, (done, total) => say({ done, total }));
    const { manifest, bytes, mediaUrls } = kit;
    if (requested.source === 'file')
      return { manifest, bytes, mediaUrls, download: `${ADMIN_API}${EXPORT_CALL}/${kit.id}` };
    return { manifest, bytes, mediaUrls, kit: await saveToLibrary(parts, kit, requested) };
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

/** Our own screens expect errors in the format of all other admin calls. */
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
