import { isRecord } from '@portico/kernel/records';
import type { Ports } from '@portico/kernel/server';
import { type Actor, HttpError, isMultipart, readParts } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KitError } from '../../manifest/KitError.ts';
import { CLOUD_KITS_PATH, IMPORT_EXPORT_PATH, type KitLimits, UPLOAD_FIELD } from '../../wire/public.ts';
import { kitTooLarge } from '../archive/unpackArchive.ts';
import type { Download } from '../download/createDownload.ts';
import type { KitHosts } from '../download/createKitHosts.ts';
import type { Imports, KitOrigin, UploadedKit } from '../import/createImports.ts';
import type { Library } from '../library/createLibrary.ts';
import { enveloped, refuse } from './envelope.ts';
import { readOrder } from './readOrder.ts';

export interface ImportRoutesParts {
  readonly ports: Ports;
  readonly imports: Imports;
  readonly library: Library;
  readonly limits: KitLimits;
  readonly download: Download;
  readonly hosts: KitHosts;
}

const administrator = { role: 'administrator' as const };

/** The import calls: upload, choose, run the steps, and revert. */
export function importRoutes(app: FastifyInstance, parts: ImportRoutesParts): void {
  const { ports, imports } = parts;

  app.onRest(`${IMPORT_EXPORT_PATH}/upload`, {
    ...administrator,
    method: 'POST',
    handler: async (request, reply) => {
      try {
        return enveloped(await receive(request, parts));
      } catch (error) {
        return refuse(error, reply, ports.log);
      }
    },
  });

  app.onRest(`${IMPORT_EXPORT_PATH}/import`, {
    ...administrator,
    method: 'POST',
    handler: async (request, reply) => {
      try {
        const { session } = isRecord(request.body) ? request.body : {};
        const id = typeof session === 'string' ? session : '';
        return enveloped({ session: id, ...(await imports.begin(id, readOrder(request.body))) });
      } catch (error) {
        return refuse(error, reply, ports.log);
      }
    },
  });

  app.onRest(`${IMPORT_EXPORT_PATH}/import-runner`, {
    ...administrator,
    method: 'POST',
    handler: async (request, reply) => {
      try {
        const { session, runner } = isRecord(request.body) ? request.body : {};
        const step = await imports.run(
          typeof session === 'string' ? session : '',
          typeof runner === 'string' ? runner : '',
          importer(await request.identify()),
        );
        if (step.isLast) return enveloped(step.importedData);
        return enveloped({ status: 'success', runner, imported_data: step.importedData });
      } catch (error) {
        return refuse(error, reply, ports.log, 'import-runner-error');
      }
    },
  });

  app.onRest(`${IMPORT_EXPORT_PATH}/revert`, {
    ...administrator,
    method: 'POST',
    handler: async (request, reply) => {
      try {
        const { referrer_kit } = request.query as { referrer_kit?: unknown };
        const referrer = typeof referrer_kit === 'string' ? referrer_kit : '';
        // Ours: naming the import to revert avoids reverting another one that has just become the newest.
        const { session } = isRecord(request.body) ? request.body : {};
        const reverted = await imports.revert(typeof session === 'string' ? session : undefined);
        return enveloped({
          revert_completed: reverted !== null,
          referrer_kit_id: referrer,
          show_referrer_dialog: referrer !== '',
          ...(!reverted && {
            message: session ? 'This is no longer the newest import.' : 'There is no import to undo.',
          }),
        });
      } catch (error) {
        return refuse(error, reply, ports.log);
      }
    },
  });
}

async function receive(request: FastifyRequest, parts: ImportRoutesParts): Promise<object> {
  const userId = importer(await request.identify()).id;
  if (isMultipart(request)) return receiveFile(request, parts, userId);
  const sent = isRecord(request.body) ? request.body : {};
  const kitId = typeof sent.kit_id === 'string' ? sent.kit_id : '';
  const fileUrl = typeof sent.file_url === 'string' ? sent.file_url : '';
  if (sent.source === 'cloud' || sent.referrer === 'cloud')
    return fromLibrary(parts, { source: 'cloud', kitId, userId });
  const origin: KitOrigin = { source: 'kit-library', kitId, userId };
  const own = ownKit(fileUrl, request.host);
  if (own) return { ...(await fromLibrary(parts, { ...origin, kitId: own })), file_url: fileUrl };
  if (fileUrl) return { ...(await fromAddress(parts, fileUrl, origin)), file_url: fileUrl };
  if (kitId)
    throw new KitError('invalid-kit-library-zip-error', 'A kit of a public library comes with its address.');
  throw new KitError('no_file_uploaded', 'No file was uploaded.');
}

const FIELD_BYTES = 64 * 1024;
/** For the fields and the part headers. */
const AROUND_BYTES = 1024 * 1024;

async function receiveFile(
  request: FastifyRequest,
  { imports, limits }: ImportRoutesParts,
  userId: string,
): Promise<object> {
  try {
    const parts = readParts(request, {
      ...{ files: 1, fields: 20, fieldBytes: FIELD_BYTES },
      // One more than accepted, so that an oversized file is recognised.
      ...{ fileBytes: limits.packedBytes + 1, streamBytes: limits.packedBytes + AROUND_BYTES },
    });
    // An empty file field sends a file without a name.
    for await (const part of parts)
      if (part.type === 'file' && part.name === UPLOAD_FIELD && part.fileName)
        return await imports.receive(part.content, { source: 'file', kitId: '', userId });
  } catch (error) {
    throw error instanceof HttpError && error.status === 413 ? kitTooLarge(limits) : error;
  }
  throw new KitError('no_file_uploaded', 'No file was uploaded.');
}

/** The kit of this site's own library that a URL leads to: it need not be fetched. */
function ownKit(address: string, host: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const here = `${url.protocol}//${host}`;
  const isHere = URL.canParse(here) && new URL(here).host === url.host;
  if (!isHere || !url.pathname.startsWith(`${CLOUD_KITS_PATH}/`)) return null;
  return /^\/([^/]+)\/file$/.exec(url.pathname.slice(CLOUD_KITS_PATH.length))?.[1] ?? null;
}

async function fromLibrary({ imports, library }: ImportRoutesParts, origin: KitOrigin): Promise<object> {
  const row = await library.find(origin.kitId);
  const archive = await library.open(origin.kitId);
  if (!row || !archive) throw new KitError('error-loading-resource', 'This kit is no longer in the library.');
  if (await library.isLocked(row.id)) {
    archive.destroy();
    throw new KitError(
      'error-loading-resource',
      'The library holds more kits than it has room for, and this one is locked. Delete another one first.',
    );
  }
  try {
    const received = await imports.receive(archive, origin);
    return { ...received, uploaded_kit: { id: row.id, title: row.title } };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new KitError('error-loading-resource', 'The file of this kit is gone from the library.');
    throw error;
  }
}

async function fromAddress(
  { imports, download, hosts, limits }: ImportRoutesParts,
  address: string,
  origin: KitOrigin,
): Promise<UploadedKit> {
  const archive = await download(address, { hosts: await hosts.list(), mostBytes: limits.packedBytes });
  try {
    return await imports.receive(archive, origin);
  } catch (error) {
    // A failed download has the reason; its reader only sees that it ended too early.
    throw archive.errored ?? error;
  }
}

function importer(actor: Actor | null): { id: string; name: string } {
  return { id: actor?.userId ?? '', name: actor?.displayName ?? '' };
}
