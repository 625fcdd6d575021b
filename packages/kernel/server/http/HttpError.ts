import type { OverLimit } from '../limits/Limits.ts';
import { tryAgainIn } from './tryAgainIn.ts';

/**
 * A refusal that a person can read. It travels in WordPress's shape, `{ code, message, data: { status } }`,
 * so that clients of either server understand it.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly code: string,
    /** A whole sentence for the person in front of the screen. */
    sentence: string,
    /** Goes into `data` beside the status, for the program that called. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
  }
}

/** Sentences by field, for input that does not fit. A nested field is written `address.city`. */
export type FieldErrors = Readonly<Record<string, string>>;

export const badRequest = (code: string, sentence: string): HttpError => new HttpError(400, code, sentence);

/** The sentences appear beside the fields of the form that sent them. */
export const invalidFields = (fields: FieldErrors): HttpError =>
  new HttpError(400, 'rest_invalid_param', inOneSentence(fields), { params: fields });

export const notSignedIn = (): HttpError =>
  new HttpError(401, 'rest_not_logged_in', 'Please sign in to go on.');

export const forbidden = (sentence = 'Your account is not allowed to do this.'): HttpError =>
  new HttpError(403, 'rest_forbidden', sentence);

export const invalidNonce = (): HttpError =>
  new HttpError(403, 'rest_cookie_invalid_nonce', 'This page has been open for too long. Please try again.');

export const notFound = (what = 'What you are looking for'): HttpError =>
  new HttpError(404, 'rest_not_found', `${what} does not exist, or not any more.`);

/** As WordPress answers where nobody has registered a call, whether for the address or for the method. */
export const noRoute = (): HttpError =>
  new HttpError(404, 'rest_no_route', 'There is no call at this address with this method.');

export const conflict = (code: string, sentence: string): HttpError => new HttpError(409, code, sentence);

export const tooManyRequests = (sentence: string, retryAfterSeconds: number): HttpError =>
  new HttpError(429, 'rest_too_many_requests', sentence, { retryAfterSeconds });

/** The answer to whoever is over a limit: the sentence says what was too much, and when it can go on. */
export const overLimit = (sentence: string, { retryAfterMs }: OverLimit, language?: string): HttpError =>
  tooManyRequests(`${sentence} ${tryAgainIn(retryAfterMs, language)}`, retryAfterMs / 1000);

function inOneSentence(fields: FieldErrors): string {
  const parts = Object.entries(fields).map(([field, sentence]) =>
    field === '' ? sentence : `${field}: ${sentence}`,
  );
  return `Please check what you entered. ${parts.join(' ')}`;
}
