import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isRecord } from '@portico/kernel/records';
import type { Ports } from '@portico/kernel/server';
import { invalidFields } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { KitError } from '../../manifest/KitError.ts';
import { descriptionProblem, nameProblem } from '../../manifest/kitNames.ts';
import { IMPORT_EXPORT_PATH } from '../../wire/public.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { Exports, PackedKit } from '../export/createExports.ts';
import type { ExportOrder } from '../export/exportKit.ts';
import type { Library } from '../library/createLibrary.ts';
import { drawPicture } from '../library/picture/drawPicture.ts';
import { pictureFacts } from '../library/picture/pictureFacts.ts';
import { readPicture } from '../library/picture/readPicture.ts';
import { enveloped, refuse } from './envelope.ts';
import { readOrder } from './readOrder.ts';

export interface ExportRoutesParts {
  readonly ports: Ports;
  readonly contents: KitContents;
  readonly exports: Exports;
  readonly library: Library;
}

const PICTURE_LIMIT = 8 * 1024 * 1024;
const administrator = { role: 'administrator' as const, bodyLimit: PICTURE_LIMIT };

/** The export calls, as Elementor's own screens make them. */
export function exportRoutes(app: FastifyInstance, parts: ExportRoutesParts): void {
  const { ports, exports, library } = parts;
  app.onRest(`${IMPORT_EXPORT_PATH}/export`, {
    ...administrator,
    method: 'POST',
    handler: async (request, reply) => {
      try {
        const requested = readExport(request.body, (await request.identify())?.displayName ?? '');
        if (requested.source === 'cloud') {
          await library.checkCount();
          const kit = await exports.make(requested.order);
          return enveloped({
            manifest: kit.manifest,
            kit: await saveToLibrary(parts, kit, requested),
            media_urls: kit.mediaUrls,
          });
        }
        const kit = await exports.make(requested.order);
        return reply.type('application/json; charset=utf-8').send(Readable.from(fileAnswer(kit, exports)));
      } catch (error) {
        return refuse(error, reply, ports.log);
      }
    },
  });

  app.onRest(`${IMPORT_EXPORT_PATH}/process-media`, {
    ...administrator,
    method: 'POST',
    handler: async (request, reply) => {
      try {
        const { kit, media_urls } = isRecord(request.body) ? request.body : {};
        const id = isRecord(kit) ? kit.id : kit;
        if (!Array.isArray(media_urls) || typeof id !== 'string' || !(await library.find(id)))
          throw new KitError(
            'media-processing-error',
            'There is no such kit in the library to save media for.',
          );
        // The library is on this site: the URLs in the kit still lead to the files.
        return enveloped({
          success: true,
          message: 'The media stay where they are, and the kit links to them.',
        });
      } catch (error) {
        return refuse(error, reply, ports.log);
      }
    },
  });
}

export interface RequestedExport {
  readonly order: ExportOrder;
  readonly source: 'file' | 'cloud';
  readonly picture: Buffer | null;
}

export function readExport(body: unknown, author: string): RequestedExport {
  const { kitInfo, screenShotBlob } = isRecord(body) ? body : {};
  const { title, description, source = 'file' } = isRecord(kitInfo) ? kitInfo : {};
  const name = typeof title === 'string' ? title.trim() : '';
  const about = typeof description === 'string' ? description : '';
  const problems = { 'kitInfo.title': nameProblem(name), 'kitInfo.description': descriptionProblem(about) };
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length > 0) throw invalidFields(Object.fromEntries(found));
  if (source !== 'file' && source !== 'cloud')
    throw invalidFields({ 'kitInfo.source': 'This is file or cloud.' });
  const picture = readPicture(typeof screenShotBlob === 'string' ? screenShotBlob : undefined);
  const { include, customization } = readOrder(body);
  return {
    source,
    picture,
    order: { title: name, description: about, author, thumbnail: false, include, customization },
  };
}

export async function saveToLibrary(
  { ports, contents, exports, library }: ExportRoutesParts,
  kit: PackedKit,
  { order, picture }: RequestedExport,
): Promise<{ id: string; title: string }> {
  try {
    const { title, description, include } = order;
    const drawn = drawPicture(await pictureFacts(title, include, contents, ports.database));
    const saved = await library.add(kit.file, { title, description, includes: include, picture, drawn });
    return { id: saved.id, title: saved.title };
  } catch (error) {
    if (error instanceof KitError) throw error;
    ports.log.error({ err: error }, 'A kit could not be kept in the library');
    throw new KitError('cloud-upload-failed');
  } finally {
    await exports.drop(kit);
  }
}

/** The response contains the whole archive in base64; it is streamed, so that neither is ever in memory. */
async function* fileAnswer(kit: PackedKit, exports: Exports): AsyncGenerator<string> {
  try {
    yield `{"data":{"manifest":${JSON.stringify(kit.manifest)},"file":"`;
    let rest = Buffer.alloc(0);
    for await (const chunk of createReadStream(kit.file)) {
      const bytes = Buffer.concat([rest, chunk as Buffer]);
      const whole = bytes.length - (bytes.length % BASE64_BLOCK);
      yield bytes.toString('base64', 0, whole);
      rest = bytes.subarray(whole);
    }
    yield rest.toString('base64');
    yield `","media_urls":${JSON.stringify(kit.mediaUrls)}},"meta":{}}`;
  } finally {
    await exports.drop(kit);
  }
}

const BASE64_BLOCK = 3;
