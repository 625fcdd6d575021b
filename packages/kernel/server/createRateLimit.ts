import type { Clock } from './clock.ts';

/** True while a caller has asked at most so often within the window. Counted in memory: reading must not cost a write. */
export type RateLimit = (caller: string) => boolean;

const MOST_CALLERS = 20_000;

export function createRateLimit(clock: Clock, limit: number, windowMs: number): RateLimit {
  let window = -1;
  const calls = new Map<string, number>();
  return (caller) => {
    const now = Math.floor(clock.now() / windowMs);
    // Whoever sends from ever new addresses begins a new count for everybody; the memory stays bounded.
    if (now !== window || calls.size > MOST_CALLERS) {
      window = now;
      calls.clear();
    }
    const count = (calls.get(caller) ?? 0) + 1;
    calls.set(caller, count);
    return count <= limit;
  };
}
