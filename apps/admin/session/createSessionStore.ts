import { type ApiClient, type ApiResult, createApiClient } from '@portico/kernel/admin';
import { type Session, sessionCalls } from '../wire/admin.ts';
import { nextSessionState, type SessionEvent, type SessionState } from './sessionState.ts';

/** Who is signed in, for the whole application, and the client that calls the server on their behalf. */
export interface SessionStore {
  readonly api: ApiClient;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks the server who is signed in. */
  ask(): Promise<void>;
  signIn(name: string, password: string): Promise<ApiResult<Session>>;
  signOut(): Promise<void>;
}

export function createSessionStore(fetch: typeof globalThis.fetch): SessionStore {
  let state: SessionState = { kind: 'asking' };
  const listeners = new Set<() => void>();
  /** Calls that wait until the user has signed in again. */
  const waiting = new Set<() => void>();

  function happen(event: SessionEvent): void {
    state = nextSessionState(state, event);
    if (state.kind === 'signed-in') {
      for (const goOn of waiting) goOn();
      waiting.clear();
    }
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    const result = await api.call(sessionCalls.read);
    happen(
      result.ok
        ? { kind: 'answered', session: result.value }
        : { kind: 'failed', message: result.problem.message },
    );
  }

  const api = createApiClient(
    {
      nonce: () => (state.kind === 'signed-in' ? state.nonce : null),
      async renewNonce() {
        await ask();
        return state.kind === 'signed-in';
      },
      signInAgain: () =>
        new Promise((resolve) => {
          waiting.add(resolve);
          happen({ kind: 'expired' });
        }),
    },
    fetch,
  );

  return {
    api,
    ask,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(name, password) {
      const result = await api.call(sessionCalls.signIn, { body: { name, password } });
      if (result.ok) happen({ kind: 'answered', session: result.value });
      return result;
    },
    async signOut() {
      await api.call(sessionCalls.signOut);
      happen({ kind: 'signed-out' });
    },
  };
}
