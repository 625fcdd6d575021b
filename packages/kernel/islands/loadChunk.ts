import { ChunkLoadError } from './ChunkLoadError.ts';

export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Loads code within a time limit, with one retry: a train tunnel should not cost the visitor an island. `attempt` is 1, then 2;
 * browsers cache failed module URLs, so the second should differ.
 */
export function loadChunk<Module>(
  request: string,
  load: (attempt: number) => Promise<Module>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout', request)), timeoutMs);
    attemptTwice(load)
      .finally(() => clearTimeout(timer))
      .then(resolve, (cause) => reject(new ChunkLoadError('error', request, { cause })));
  });
}

async function attemptTwice<Module>(load: (attempt: number) => Promise<Module>): Promise<Module> {
  try {
    return await load(1);
  } catch {
    return await load(2);
  }
}
