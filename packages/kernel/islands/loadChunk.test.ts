import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from './loadChunk.ts';

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('PB-26 fails with a ChunkLoadError after 120 s, and not before', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const outcome = watch(loadChunk('/chunk.js', () => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.error).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: '/chunk.js' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('PB-26 the second attempt has only the time that is left', async () => {
    const load = vi
      .fn(() => new Promise<never>(() => {}))
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), 100_000)),
      );
    const outcome = watch(loadChunk('/chunk.js', load));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(outcome.error).toMatchObject({ type: 'timeout' });
  });

  it('PB-26 fails with a ChunkLoadError when a second attempt fails too', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn(() => Promise.reject(cause));
    await expect(loadChunk('/chunk.js', load)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      type: 'error',
      request: '/chunk.js',
      cause,
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('PB-26 a loader that throws counts as one that fails', async () => {
    const load = (): Promise<never> => {
      throw new Error('no such chunk');
    };
    await expect(loadChunk('/chunk.js', load)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      type: 'error',
    });
  });

  it('is content with a second attempt that works', async () => {
    const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('tunnel'));
    expect(await loadChunk('/chunk.js', load)).toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });
});

function watch(promise: Promise<unknown>): { error?: unknown } {
  const outcome: { error?: unknown } = {};
  promise.catch((error) => {
    outcome.error = error;
  });
  return outcome;
}
