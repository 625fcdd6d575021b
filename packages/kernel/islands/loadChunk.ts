import { ChunkLoadError } from './ChunkLoadError.ts';

export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Loads code with a time limit, and once more if it fails: a train tunnel should not cost the visitor an island.
 * `attempt` is 1, then 2; a browser remembers failed module addresses, so the second should differ.
 */
export async function loadChunk<Module>(
  request: string,
  load: (attempt: number) => Promise<Module>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<Module> {
  try {
    return await withinTime(request, load(1), timeoutMs);
  } catch {
    return await withinTime(request, load(2), timeoutMs);
  }
}

function withinTime<Module>(request: string, loading: Promise<Module>, timeoutMs: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout', request)), timeoutMs);
    loading
      .then(resolve, (cause) =>
        reject(cause instanceof ChunkLoadError ? cause : new ChunkLoadError('error', request, { cause })),
      )
      .finally(() => clearTimeout(timer));
  });
}
