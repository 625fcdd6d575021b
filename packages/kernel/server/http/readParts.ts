import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormPart, formParts, tooLarge, unreadable } from './formParts.ts';
import type { HttpError } from './HttpError.ts';

/** How much of a multipart form is read. Everything counts: names, part headers and boundaries. */
export interface PartLimits {
  readonly fields: number;
  /** For all fields together, with their names. They are kept in memory until the form is complete. */
  readonly fieldBytes: number;
  readonly files: number;
  /** Per file. A larger one is truncated, and the form is refused once it has been read. */
  readonly fileBytes: number;
  /** For the whole request. */
  readonly streamBytes: number;
}

/** The parser searches for it with a line end and two dashes in front, 256 characters in all, and fails on more. */
const LONGEST_BOUNDARY = 252;
const LONGEST_NAME = 300;
const HEAD_BYTES = 8 * 1024;
const HEAD_LINES = 50;
/** How much of a refused form is still read, so that its sender gets the reason before the connection is closed. */
const READ_AFTER_REFUSAL = 4 * 1024 * 1024;

const MULTIPART = 'multipart/form-data';

/** Makes a server accept multipart forms; `readParts` reads them. */
export function acceptMultipart(app: FastifyInstance): void {
  if (!app.hasContentTypeParser(MULTIPART))
    app.addContentTypeParser(MULTIPART, (_request, _payload, done) => done(null));
}

export function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(MULTIPART) === true;
}

/**
 * The parts of a form in their order. A file is to be read, or left alone, before the next part is asked for. Throws a
 * refusal with a sentence for whatever is too much or cannot be read.
 *
 * The parser bounds each part and their number, but neither their sum nor the stream, whatever `bodyLimit` says; that is what
 * is added here.
 */
export async function* readParts(request: FastifyRequest, limits: PartLimits): AsyncGenerator<FormPart> {
  const { raw } = request;
  let open: Readable | undefined;
  let giveUp: (error: HttpError) => void = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  givenUp.catch(() => {});
  let streamed = 0;
  const count = (chunk: Buffer): void => {
    streamed += chunk.length;
    if (streamed <= limits.streamBytes) return;
    const error = tooLarge();
    raw.off('data', count).unpipe();
    giveUp(error);
    open?.destroy(error);
  };

  let fieldBytes = 0;
  let isRead = false;
  try {
    refuseAtOnce(request, limits);
    const next = formParts(raw, parserLimits(limits));
    raw.on('data', count);
    for (;;) {
      const part = await Promise.race([next(), givenUp]);
      if (!part) {
        isRead = true;
        return;
      }
      if (part.name.length > LONGEST_NAME) throw tooLarge();
      if (part.type === 'file') {
        open = part.content;
        yield part;
        // The caller skipped this file, and the next part comes after it.
        if (!part.content.readableEnded) part.content.resume();
        open = undefined;
        continue;
      }
      fieldBytes += Buffer.byteLength(part.name) + Buffer.byteLength(part.value);
      if (fieldBytes > limits.fieldBytes) throw tooLarge();
      yield part;
    }
  } finally {
    raw.off('data', count);
    if (!isRead) readAway(raw);
  }
}

function refuseAtOnce({ headers }: FastifyRequest, { streamBytes }: PartLimits): void {
  if (Number(headers['content-length'] ?? 0) > streamBytes) throw tooLarge();
  const [, boundary = ''] = /boundary="?([^";]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY) throw unreadable();
}

function parserLimits({ fields, fieldBytes, files, fileBytes }: PartLimits) {
  return {
    fields,
    fieldSize: fieldBytes,
    files,
    fileSize: fileBytes,
    // One more than allowed, so that each excess is refused for its own reason.
    parts: fields + files + 1,
    headerPairs: HEAD_LINES,
    headerSize: HEAD_BYTES,
  };
}

/** Reads and discards the rest for a while, or the browser would be stuck in the middle of its request. */
function readAway(raw: Readable): void {
  let left = READ_AFTER_REFUSAL;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
