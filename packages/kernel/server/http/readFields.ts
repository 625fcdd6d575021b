import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { isRecord } from '../../records/index.ts';
import { HttpError } from './HttpError.ts';
import { isMultipart, type PartLimits, readParts } from './readParts.ts';

/** A posted form: texts, lists of texts, and any JSON value. */
export type PostedFields = Readonly<Record<string, unknown>>;

export const FORM_BODY_LIMIT = 512 * 1024;
/** For URLs where signed-in users send whole pages to other features. */
export const SIGNED_IN_BODY_LIMIT = 8 * 1024 * 1024;
const MOST_FIELDS = 300;

/** The fields of a form in any of the three encodings. Files are skipped. */
export async function readFields(request: FastifyRequest): Promise<PostedFields> {
  if (isMultipart(request)) return multipart(request);
  return isRecord(request.body) ? request.body : {};
}

/** A field's text, or an empty text if it is anything else. */
export function textField(fields: PostedFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
}

const LIMITS: PartLimits = {
  fields: MOST_FIELDS,
  fieldBytes: FORM_BODY_LIMIT,
  files: 5,
  fileBytes: FORM_BODY_LIMIT,
  streamBytes: 2 * FORM_BODY_LIMIT,
};

async function multipart(request: FastifyRequest): Promise<PostedFields> {
  const fields = new Map<string, unknown>();
  for await (const part of readParts(request, LIMITS)) {
    if (part.type === 'file') continue;
    const { name, value } = part;
    fields.set(name, name.endsWith('[]') ? [...listOf(fields.get(name)), value] : value);
  }
  return Object.fromEntries(fields);
}

/** Refuses before reading anything, if the declared length is too large. */
export async function refuseLargeBodies(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > FORM_BODY_LIMIT) throw tooLarge();
}

/** Holds visitors to the usual limit on routes that allow more, including requests without a declared length. */
export async function boundVisitors(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  if (await request.identify()) return payload;
  await refuseLargeBodies(request);
  // Multipart bodies are counted where they are parsed. Only the header tells at this point: the request is not marked as
  // multipart yet.
  const isInParts = /^multipart\//i.test(request.headers['content-type'] ?? '');
  if (request.headers['content-length'] !== undefined || isInParts) return payload;
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > FORM_BODY_LIMIT) done(tooLarge());
      else done(null, chunk);
    },
  });
  return payload.pipe(counted);
}

function tooLarge(): HttpError {
  return new HttpError(413, 'rest_request_too_large', 'What was sent is larger than this call accepts.');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
