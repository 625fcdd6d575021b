import { recordOf } from '../../records/index.ts';

/** Why a call failed, worded for the user. */
export interface ApiProblem {
  /** The response status; 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Error messages by field, if single fields are at fault. */
  readonly fields: Readonly<Record<string, string>>;
}

export type ApiResult<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly problem: ApiProblem };

/** The same problem as an error, as data caches expect it. */
export class ApiProblemError extends Error {
  override readonly name = 'ApiProblemError';
  constructor(readonly problem: ApiProblem) {
    super(problem.message);
  }
}

export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblemError) return error.problem;
  return { status: 0, code: 'unknown', message: 'Something went wrong on this page. Reload it.', fields: {} };
}

export const unreachable: ApiProblem = {
  status: 0,
  code: 'unreachable',
  message: 'The server cannot be reached. Check your connection and try again.',
  fields: {},
};

/** Reads an error response from our server or from a proxy in front of it. */
export function problemIn(status: number, body: unknown): ApiProblem {
  const { code, message, data } = recordOf(body);
  const fields = Object.entries(recordOf(recordOf(data).params)).map(([name, sentence]) => [
    name,
    String(sentence),
  ]);
  return {
    status,
    code: typeof code === 'string' ? code : 'unreadable',
    message: typeof message === 'string' ? message : foreign(status),
    fields: Object.fromEntries(fields),
  };
}

/** The response came from something in front of our server: a proxy that timed out, or a firewall that blocked the request. */
function foreign(status: number): string {
  if (status >= 500)
    return `The server does not answer as it should (${status}). Nothing is lost here; please try again in a minute.`;
  return `Something between this page and the server refused the request (${status}). Nothing is lost here; please try again.`;
}
