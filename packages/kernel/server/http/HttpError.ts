import type { OverLimit } from '../limits/Limits.ts';
import { tryAgainIn } from './tryAgainIn.ts';

/**
 * An error with a readable message. It is sent in WordPress's shape, `{ code, message, data: { status } }`, so that clients of
 * either server understand it.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly code: string,
    /** A full sentence for the user. */
    sentence: string,
    /** Added to `data` beside the status, for the calling program. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
  }
}

/** Messages by field, for invalid input. A nested field is written `address.city`. */
export type FieldErrors = Readonly<Record<string, string>>;

export const badRequest = (code: string, sentence: string): HttpError => new HttpError(400, code, sentence);

/** The messages appear beside the fields of the form that was sent. */
export const invalidFields = (fields: FieldErrors): HttpError =>
  new HttpError(400, 'rest_invalid_param', inOneSentence(fields), { params: fields });

export const notSignedIn = (): HttpError =>
  new HttpError(401, 'rest_not_logged_in', 'Please sign in to go on.');

export const forbidden = (sentence = 'Your account is not allowed to do this.'): HttpError =>
  new HttpError(403, 'rest_forbidden', sentence);

export const invalidNonce = (): HttpError =>
  new HttpError(403, 'rest_cookie_invalid_nonce', 'This page has been open for too long. Please try again.');

export const notFound = (what = 'What you are looking for'): HttpError =>
  new HttpError(404, 'rest_not_found', `${what} does not exist, or has been removed.`);

/** WordPress's response if no route is registered for the path or the method. */
export const noRoute = (): HttpError =>
  new HttpError(404, 'rest_no_route', 'There is no call at this address with this method.');

export const conflict = (code: string, sentence: string): HttpError => new HttpError(409, code, sentence);

export const tooManyRequests = (sentence: string, retryAfterSeconds: number): HttpError =>
  new HttpError(429, 'rest_too_many_requests', sentence, { retryAfterSeconds });

/** The response to a caller over a limit: the message says what was too much and when to try again. */
export const overLimit = (sentence: string, { retryAfterMs }: OverLimit, language?: string): HttpError =>
  tooManyRequests(`${sentence} ${tryAgainIn(retryAfterMs, language)}`, retryAfterMs / 1000);

function inOneSentence(fields: FieldErrors): string {
  const parts = Object.entries(fields).map(([field, sentence]) =>
    field === '' ? sentence : `${field}: ${sentence}`,
  );
  return `Please check what you entered. ${parts.join(' ')}`;
}
