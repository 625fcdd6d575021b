import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

/** More than any form filled in by a person. */
export const MOST_URL_ENCODED_FIELDS = 1000;

/**
 * Makes a server accept URL-encoded forms. Written here because @fastify/formbody parses anything, and a body of nothing but
 * ampersands is half a million fields; this counts before it parses.
 */
export function acceptUrlEncoded(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      if (hasTooManyFields(String(body))) done(tooManyFields());
      else done(null, parse(String(body), '&', '=', { maxKeys: 0 }));
    },
  );
}

export function hasTooManyFields(body: string | Buffer): boolean {
  let count = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1))
    if (++count > MOST_URL_ENCODED_FIELDS) return true;
  return false;
}

function tooManyFields(): HttpError {
  return new HttpError(
    413,
    'rest_too_many_fields',
    `A form has ${MOST_URL_ENCODED_FIELDS} fields at most. Please send it in smaller pieces.`,
  );
}
