import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';

/** How much of a form in parts is read. All of it counts: names, heads of parts, and what stands around them. */
export interface PartLimits {
  readonly fields: number;
  /** Of all fields together, with their names. They are held in memory until the form is there. */
  readonly fieldBytes: number;
  readonly files: number;
  /** Of each file. A larger one is cut there, and the form is refused when it has been read. */
  readonly fileBytes: number;
  /** Of everything that is sent. */
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

/** What takes the form apart looks for it with a line end and two dashes before it, 256 characters in all, and breaks at more. */
const LONGEST_BOUNDARY = 252;
const LONGEST_NAME = 300;
const HEAD_BYTES = 8 * 1024;
const HEAD_LINES = 50;
/** What is still read of a form that was refused, so that its sender hears why before the line is cut. */
const READ_AFTER_REFUSAL = 4 * 1024 * 1024;

/** Teaches a server to take forms in parts; `readParts` reads them. */
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
    // After the parts have begun to be read: whoever listens sets the stream going.
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
        yield { type: 'file', name: part.fieldname, fileName: part.filename, content: part.file };
        // Whoever did not want it has left it unread, and the next part comes after it.
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
    // One more than there may be, so that each is refused for what it is.
    parts: fields + files + 1,
    headerPairs: HEAD_LINES,
    headerSize: HEAD_BYTES,
  };
}

/** The rest is read and thrown away for a while, or the browser would wait with its question half asked. */
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
