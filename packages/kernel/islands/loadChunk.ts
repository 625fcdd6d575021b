import { ChunkLoadError } from './ChunkLoadError.ts';

export const CHUNK_TIMEOUT_MS = 120_000;

/** Loads code within a time limit, with one retry: a train tunnel should not cost the visitor an island. */
export function loadChunk<Module>(
  request: string,
  load: () => Promise<Module>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout', request)), timeoutMs);
    Promise.resolve()
      .then(load)
      .catch(load)
      .finally(() => clearTimeout(timer))
      .then(resolve, (cause) => reject(new ChunkLoadError('error', request, { cause })));
  });
}
