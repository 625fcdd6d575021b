import { recordOf } from '@portico/kernel/records';
import { isKitErrorCode, KIT_ERRORS, type KitErrorCode } from '../../wire/public.ts';

/** Why a kit call failed. */
export interface KitProblem {
  readonly code: KitErrorCode;
  /** The server's message; without one, the text for the code. */
  readonly message: string;
  readonly canRetry: boolean;
}

export type KitResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: KitProblem };

export function kitProblem(code: unknown, message?: unknown): KitProblem {
  const known = isKitErrorCode(code) ? code : 'general';
  const { text, canRetry } = KIT_ERRORS[known];
  return { code: known, canRetry, message: sentence(message, text) };
}

/** Reads the response of a failed call: 408 is a timeout whatever the body. */
export function problemOfAnswer(status: number, body: unknown): KitProblem {
  if (status === 408) return kitProblem('timeout');
  const data = memberOf(body, 'data');
  const code = memberOf(data, 'code') ?? memberOf(body, 'code');
  return kitProblem(code, memberOf(data, 'message') ?? memberOf(body, 'message'));
}

export const unreachableProblem: KitProblem = {
  code: 'general',
  message: 'The server cannot be reached. Check your connection and try again.',
  canRetry: true,
};

function sentence(message: unknown, text: string): string {
  if (typeof message === 'string' && message !== '') return message;
  const replacements = memberOf(message, 'replacements');
  if (typeof replacements !== 'object' || replacements === null) return text;
  return Object.entries(replacements).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  );
}

function memberOf(value: unknown, name: string): unknown {
  return recordOf(value)[name];
}
