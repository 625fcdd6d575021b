import { endpointUrl } from '../wire/public.ts';
import { TEXTS } from './texts.ts';
import { wpcf7 } from './Wpcf7.ts';

/** Longer than a slow upload on a bad connection, shorter than a visitor's patience with a spinner. */
export const CALL_TIMEOUT_MS = 60_000;

/** Why a call failed. The codes and messages are part of the contract and end up in the console. */
export interface CallError {
  readonly code: 'fetch_error' | 'invalid_json' | 'timeout';
  readonly message: string;
}

/** For optional calls: logs a failure to the console and resolves to `undefined`. */
export function tryApi(endpoint: string): Promise<unknown> {
  return callApi(endpoint).catch((error) => console.error(error));
}

const OFFLINE: CallError = { code: 'fetch_error', message: 'You are probably offline.' };
const BAD_JSON: CallError = {
  code: 'invalid_json',
  message: 'The response is not a valid JSON response.',
};
const TOO_LATE: CallError = { code: 'timeout', message: TEXTS.timeout };

/** Calls the form's API. Throws a `CallError`, or the response itself if its status is an error. */
export async function callApi(endpoint: string, init: RequestInit = {}): Promise<unknown> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), CALL_TIMEOUT_MS);
  const fail = (error: CallError): CallError => (control.signal.aborted ? TOO_LATE : error);
  try {
    const response = await window
      .fetch(endpointUrl(wpcf7().api, endpoint), {
        ...init,
        headers: { Accept: 'application/json, */*;q=0.1' },
        signal: control.signal,
      })
      .catch(() => {
        throw fail(OFFLINE);
      });
    if (!response.ok) throw response;
    if (response.status === 204) return null;
    return await response.json().catch(() => {
      throw fail(BAD_JSON);
    });
  } finally {
    clearTimeout(timer);
  }
}
