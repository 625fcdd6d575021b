import { hasTooManyFields, peekBody } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';

/** A small form with a certain field, read without consuming the request; `null` otherwise. */
export async function peekForm(
  request: FastifyRequest,
  fields: readonly string[],
  longest: number,
): Promise<FormData | null> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return null;
  const body = await peekBody(request.raw, Number(request.headers['content-length'] ?? 0), longest);
  if (!body || !fields.some((field) => body.includes(field))) return null;
  // The request's own handler refuses it.
  if (!/^multipart/i.test(type) && hasTooManyFields(body)) return null;
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    // Not a form after all: the request's own handler will say so.
    return null;
  }
}
