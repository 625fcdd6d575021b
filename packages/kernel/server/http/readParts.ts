import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';

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

export type FormPart =
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  | {
      readonly type: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly content: Readable;
    };

/** The parser searches for it with a line end and two dashes in front, 256 characters in all, and fails on more. */
const LONGEST_BOUNDARY = 252;
const LONGEST_NAME = 300;
const HEAD_BYTES = 8 * 1024;
const HEAD_LINES = 50;
/** How much of a refused form is still read, so that its sender gets the reason before the connection is closed. */
const READ_AFTER_REFUSAL = 4 * 1024 * 1024;

/** Makes a server accept multipart forms; `readParts` reads them. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/**
 * The parts of a form in their order. A file is to be read, or left alone, before the next part is asked for. Throws a
 * refusal with a sentence for whatever is too much or cannot be read.
 *
 * @fastify/multipart takes the form apart. It bounds each part and their number, but neither their sum nor the stream,
 * whatever `bodyLimit` says; that is what is added here.
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

  const parts = request.parts({ limits: busboyLimits(limits) });
  let fieldBytes = 0;
  let isRead = false;
  try {
    refuseAtOnce(request, limits);
    const first = parts.next();
    // After parsing has started: adding a listener starts the stream.
    raw.on('data', count);
    for (let next = first; ; next = parts.next()) {
      const { done, value: part } = await Promise.race([next, givenUp]);
      if (done) {
        isRead = true;
        return;
      }
      if (part.fieldname.length > LONGEST_NAME) throw tooLarge();
      if (part.type === 'file') {
        open = part.file;
        yield { type: 'file', name: part.fieldname, fileName: unescaped(part.filename), content: part.file };
        // The caller skipped this file, and the next part comes after it.
        if (!part.file.readableEnded) part.file.resume();
        open = undefined;
        continue;
      }
      const { fieldname: name, value: sent } = part;
      const value = typeof sent === 'string' ? sent : JSON.stringify(sent);
      fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (part.valueTruncated || fieldBytes > limits.fieldBytes) throw tooLarge();
      yield { type: 'field', name, value };
    }
  } catch (error) {
    throw asHttpError(error);
  } finally {
    raw.off('data', count);
    if (!isRead) readAway(raw);
  }
}

/** Browsers escape quotes and line ends in names, and nothing else. An empty file input has no name. */
function unescaped(name: string | undefined = ''): string {
  return name.replace(/%22|%0D|%0A/gi, decodeURIComponent);
}

function refuseAtOnce({ headers }: FastifyRequest, { streamBytes }: PartLimits): void {
  if (Number(headers['content-length'] ?? 0) > streamBytes) throw tooLarge();
  const [, boundary = ''] = /boundary="?([^";]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (boundary.length > LONGEST_BOUNDARY) throw unreadable();
}

function busboyLimits({ fields, fieldBytes, files, fileBytes }: PartLimits) {
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

function tooLarge(): HttpError {
  return new HttpError(413, 'rest_request_too_large', 'What was sent is larger than is accepted here.');
}

function unreadable(): HttpError {
  return new HttpError(400, 'rest_unreadable_form', 'The form arrived damaged. Please send it again.');
}

function asHttpError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FILES|FIELDS|REQ_FILE)_/.test(code)) return tooLarge();
  const isUnreadable =
    /^FST_(PROTO_VIOLATION|INVALID_|MP_PREMATURE)/.test(code) ||
    (error instanceof Error && /malformed|unexpected end|boundary|terminated early/i.test(error.message));
  return isUnreadable ? unreadable() : error;
}
