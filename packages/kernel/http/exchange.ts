export const REQUEST_TIMEOUT_MS = 15_000;

/** The outcome of one request. Every possible outcome is a value; nothing is thrown. */
export type Exchange =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly statusText: string;
      readonly ok: boolean;
      readonly text: string;
    }
  | { readonly kind: 'timeout' }
  /** Aborted by the caller's own signal. */
  | { readonly kind: 'aborted' }
  /** No response (`status` 0), or one that broke off after its headers. */
  | {
      readonly kind: 'broken';
      readonly status: number;
      readonly statusText: string;
      readonly cause: unknown;
    };

/** Sends a request and reads the whole response as text, within the time limit. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  url: string,
  { signal, ...init }: RequestInit = {},
): Promise<Exchange> {
  const control = new AbortController();
  const giveUp = (): void => control.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    giveUp();
  }, REQUEST_TIMEOUT_MS);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);

  let status = 0;
  let statusText = '';
  try {
    const response = await fetch(url, { ...init, signal: control.signal });
    ({ status, statusText } = response);
    return { kind: 'answered', status, statusText, ok: response.ok, text: await response.text() };
  } catch (cause) {
    if (late) return { kind: 'timeout' };
    return signal?.aborted ? { kind: 'aborted' } : { kind: 'broken', status, statusText, cause };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
