import {
  CONSOLE_PREFIX,
  INTERNAL_SERVER_ERROR,
  NO_RESPONSE,
  SERVER_RESPONSE_TIMEOUT,
  TIMEOUT_REASON,
  UNEXPECTED_RESPONSE,
  unexpectedCode,
  unexpectedError,
} from './errorCatalogue.ts';
import type { Exchange } from './exchange.ts';
import { parseJson } from './parseJson.ts';

export type Reply = { readonly kind: 'reply'; readonly status: number; readonly body: unknown } | Failure;

export interface Failure {
  readonly kind: 'failure';
  /** 0 if there was no response. */
  readonly status: number;
  /** The reason given to the caller: `Timeout`, the server's own error, or the status text. Empty if there is none. */
  readonly reason: string;
  /** The message from the error catalogue, for the console. */
  readonly message: string;
  /** The body, if any, parsed if it is JSON: a refused nonce is detected from it. */
  readonly body?: unknown;
}

/** Reads a response as JSON by the rules of the error catalogue. */
export function readReply(exchange: Exchange): Reply {
  if (exchange.kind !== 'answered') return unanswered(exchange);
  const { status, statusText, ok, text } = exchange;
  const parsed = parseJson(text);
  const fail = (message: string, reason = statusText): Failure => ({
    kind: 'failure',
    status,
    reason,
    message,
    body: parsed.ok ? parsed.value : text,
  });

  const error = parsed.ok ? errorMember(parsed.value) : undefined;
  if (error !== undefined) return fail(error, error);
  if (!ok) return fail(sentenceFor(status));
  // The status text would say that all is well.
  if (!parsed.ok && text.trim()) return fail(UNEXPECTED_RESPONSE, NO_RESPONSE);
  if (!parsed.ok || parsed.value === null) return fail(NO_RESPONSE, NO_RESPONSE);
  return { kind: 'reply', status, body: parsed.value };
}

/** Reads the response of a call marked as text; its body is a string. */
export function readTextReply(exchange: Exchange): Reply {
  if (exchange.kind !== 'answered') return unanswered(exchange);
  const { status, statusText, ok, text } = exchange;
  if (ok) return { kind: 'reply', status, body: text };
  const message = sentenceFor(status);
  return { kind: 'failure', status, reason: statusText, message, body: text };
}

/** Failures go to the console only: a visitor can do nothing about them. */
export function logFailure({ message }: Failure, log: (...words: unknown[]) => void = console.error): void {
  log(CONSOLE_PREFIX, message);
}

function unanswered(exchange: Exclude<Exchange, { kind: 'answered' }>): Failure {
  if (exchange.kind === 'timeout')
    return { kind: 'failure', status: 0, reason: TIMEOUT_REASON, message: SERVER_RESPONSE_TIMEOUT };
  const { status, statusText, cause } =
    exchange.kind === 'broken' ? exchange : { status: 0, statusText: 'abort', cause: undefined };
  const message = status === 200 ? unexpectedError(statusText, String(cause)) : sentenceFor(status);
  return { kind: 'failure', status, reason: statusText, message };
}

function sentenceFor(status: number): string {
  return status === 500 ? INTERNAL_SERVER_ERROR : unexpectedCode(status);
}

function errorMember(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || !body.error) return undefined;
  return typeof body.error === 'string' ? body.error : JSON.stringify(body.error);
}
