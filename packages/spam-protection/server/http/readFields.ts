import { Transform } from 'node:stream';
import { HttpError } from '@portico/kernel/server/http';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { PostedFields } from '../../protocol.ts';

export const BODY_LIMIT = 512 * 1024;
/** For addresses where people who are signed in send whole pages to other features. */
export const SIGNED_IN_BODY_LIMIT = 8 * 1024 * 1024;
const MOST_FIELDS = 300;

/** What a form sent, whichever of the three ways it was packed. Files are none of our business and are passed over. */
export async function readFields(request: FastifyRequest): Promise<PostedFields> {
  if (request.isMultipart()) return multipart(request);
  return isMap(request.body) ? request.body : {};
}

/** A field's text, or nothing where something else came in its place. */
export function text(fields: PostedFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
}

async function multipart(request: FastifyRequest): Promise<PostedFields> {
  const fields = new Map<string, unknown>();
  let size = 0;
  const parts = request.parts({
    limits: {
      fieldSize: BODY_LIMIT,
      fields: MOST_FIELDS,
      parts: MOST_FIELDS,
      files: 5,
      fileSize: BODY_LIMIT,
    },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      part.file.resume();
      continue;
    }
    const value = typeof part.value === 'string' ? part.value : '';
    size += value.length;
    if (size > BODY_LIMIT) throw tooLarge();
    if (part.fieldname.endsWith('[]'))
      fields.set(part.fieldname, [...listOf(fields.get(part.fieldname)), value]);
    else fields.set(part.fieldname, value);
  }
  return Object.fromEntries(fields);
}

/** Says no before anything is read, where the sender admits how much it is. */
export async function refuseLargeBodies(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge();
}

/** Holds visitors to the usual limit where the route itself allows more, also those who do not say how much it is. */
export async function boundVisitors(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  if (await request.identify()) return payload;
  await refuseLargeBodies(request);
  // What comes in parts is counted where it is taken apart.
  if (request.headers['content-length'] !== undefined || request.isMultipart()) return payload;
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > BODY_LIMIT) done(tooLarge());
      else done(null, chunk);
    },
  });
  return payload.pipe(counted);
}

function tooLarge(): HttpError {
  return new HttpError(413, 'rest_request_too_large', 'What was sent is larger than this call accepts.');
}

function isMap(value: unknown): value is PostedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
