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

/** Calls to the server. Failures are returned as a value with a message; nothing is thrown. */
export interface ApiClient {
  call<Call extends Endpoint>(
    call: Call,
    ...request: RequestArguments<Call>
  ): Promise<ApiResult<AnswerOf<Call>>>;
}

/** What a client needs to know about the session. */
export interface ApiSession {
  nonce(): string | null;
  /** Fetches a new nonce; `false` if none is available. */
  renewNonce(): Promise<boolean>;
  /** Asks the user to sign in, above the current screen; resolves once they have. */
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
        // The call waits for the sign-in, so that nothing typed is lost.
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
      // The server validates its responses against the schemas that the caller's types come from.
      if (response.ok) return { ok: true, value: answer as Answer };
      return { ok: false, problem: problemIn(response.status, answer) };
    } catch {
      // `fetch` fails for one reason that a user can understand: no response came.
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
  // Anything but JSON is not from our server but, for example, a proxy's error page. The status says enough.
  return parsedJson(text);
}
