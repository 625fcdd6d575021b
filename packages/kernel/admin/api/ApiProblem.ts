import { recordOf } from '../../records/index.ts';

/** Why a call came to nothing, in words for the person in front of the screen. */
export interface ApiProblem {
  /** The answer's status; 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Sentences by field, where single fields are to blame. */
  readonly fields: Readonly<Record<string, string>>;
}

export type ApiResult<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly problem: ApiProblem };

/** The same problem where something has to be thrown, as data caches expect it. */
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

/** Reads a refusal of our server, or of whatever stands in front of it. */
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

/** Something between here and our server has answered: a proxy that waits for it, a wall that did not like what was sent. */
function foreign(status: number): string {
  if (status >= 500)
    return `The server does not answer as it should (${status}). Nothing is lost here; please try again in a minute.`;
  return `Something between this page and the server has refused this (${status}). Nothing is lost here; please try again.`;
}
