import {
  ADMIN_API,
  type AnswerOf,
  type AnyRequest,
  addressOf,
  type Endpoint,
  type RequestArguments,
} from '../../calls/index.ts';
import { parsedJson } from '../../records/index.ts';
import { type ApiResult, problemIn, unreachable } from './ApiProblem.ts';

/** Calls to the server. What goes wrong comes back as a value with a sentence; nothing is thrown. */
export interface ApiClient {
  call<Call extends Endpoint>(
    call: Call,
    ...request: RequestArguments<Call>
  ): Promise<ApiResult<AnswerOf<Call>>>;
}

/** What a client needs to know of the person who is signed in. */
export interface ApiSession {
  nonce(): string | null;
  /** Fetches a new nonce; `false` if there is none to be had. */
  renewNonce(): Promise<boolean>;
  /** Asks the person to sign in, above what they are doing; resolves once they have. */
  signInAgain(): Promise<void>;
}

const NONCE_HEADER = 'x-portico-nonce';

export function createApiClient(session: ApiSession, fetch: typeof globalThis.fetch): ApiClient {
  async function exchange<Answer>(
    method: string,
    address: string,
    body?: unknown,
  ): Promise<ApiResult<Answer>> {
    let isNonceRenewed = false;
    for (;;) {
      const result = await send<Answer>(method, address, body);
      if (result.ok) return result;
      const { code } = result.problem;
      if (code === 'rest_not_logged_in') {
        // The call waits for the person, so that nothing they typed is lost.
        await session.signInAgain();
      } else if (code === 'rest_cookie_invalid_nonce' && !isNonceRenewed) {
        isNonceRenewed = await session.renewNonce();
        if (!isNonceRenewed) return result;
      } else return result;
    }
  }

  async function send<Answer>(method: string, address: string, body: unknown): Promise<ApiResult<Answer>> {
    const nonce = session.nonce();
    try {
      const response = await fetch(`${ADMIN_API}${address}`, {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(method !== 'GET' && nonce && { [NONCE_HEADER]: nonce }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await bodyOf(response);
      // The server checks its answers against the schemas that the caller's type was made from.
      if (response.ok) return { ok: true, value: answer as Answer };
      return { ok: false, problem: problemIn(response.status, answer) };
    } catch {
      // `fetch` fails for one reason that a person can understand: no answer came.
      return { ok: false, problem: unreachable };
    }
  }

  return {
    call: (call: Endpoint, request: AnyRequest = {}) =>
      exchange(call.method, addressOf(call, request), request.body),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  // Not JSON is not ours, but an error page of a proxy, say. The status tells enough.
  return parsedJson(text);
}
