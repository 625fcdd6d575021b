import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchange, REQUEST_TIMEOUT_MS } from './exchange.ts';

describe('exchange', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives the whole answer, whatever its status', async () => {
    const outcome = await exchange(
      answering(new Response('no', { status: 404, statusText: 'Not Found' })),
      '/x',
    );
    expect(outcome).toEqual({
      kind: 'answered',
      status: 404,
      statusText: 'Not Found',
      ok: false,
      text: 'no',
    });
  });

  it('SP-50 gives up after 15000 ms and not before', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(15_000);
    const signal = { aborted: () => false };
    const outcome = exchange(silent(signal), '/x');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(signal.aborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'timeout' });
    expect(signal.aborted()).toBe(true);
  });

  it('SP-50 the time limit covers the body, not only its head', async () => {
    const neverEnding = new Response(new ReadableStream());
    const outcome = exchange(
      (_url, init) =>
        Promise.resolve(
          Object.assign(neverEnding, {
            text: () =>
              new Promise<string>((_resolve, reject) =>
                init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
              ),
          }),
        ),
      '/x',
    );
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await outcome).toEqual({ kind: 'timeout' });
  });

  it('tells a request given up by its caller from one that was late', async () => {
    const caller = new AbortController();
    const outcome = exchange(silent(), '/x', { signal: caller.signal });
    caller.abort();
    expect(await outcome).toEqual({ kind: 'aborted' });
    expect(await exchange(silent(), '/x', { signal: caller.signal })).toEqual({ kind: 'aborted' });
  });

  it('says when nothing answered, and when the answer broke off', async () => {
    const cause = new TypeError('Failed to fetch');
    expect(await exchange(() => Promise.reject(cause), '/x')).toEqual({
      kind: 'broken',
      status: 0,
      statusText: '',
      cause,
    });
    const cut = new Response(new ReadableStream({ start: (stream) => stream.error(cause) }), {
      statusText: 'OK',
    });
    expect(await exchange(answering(cut), '/x')).toMatchObject({
      kind: 'broken',
      status: 200,
      statusText: 'OK',
    });
  });

  it('leaves no timer behind', async () => {
    await exchange(answering(new Response('ok')), '/x');
    expect(vi.getTimerCount()).toBe(0);
  });
});

function answering(response: Response): typeof fetch {
  return () => Promise.resolve(response);
}

function silent(spy?: { aborted: () => boolean }): typeof fetch {
  return (_url, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal;
      if (spy) spy.aborted = () => signal?.aborted ?? false;
      if (signal?.aborted) reject(new Error('aborted'));
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
}
