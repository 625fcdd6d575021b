import { isRecord, parsedJson } from '../records/index.ts';
import type { SafeStorage } from './browserStorage.ts';

export const DEFAULT_FRESHNESS_S = 86_400;

/** Whether an entry of a `FreshStore` is younger than this many seconds. Apart from it, because few pages ask. */
export function isFresh(
  storage: SafeStorage,
  key: string,
  maxAgeInSeconds = DEFAULT_FRESHNESS_S,
  now: () => number = Date.now,
): boolean {
  const entry = parsedJson(storage.get(key) ?? '', null);
  const timestamp = isRecord(entry) ? entry.timestamp : undefined;
  return typeof timestamp === 'number' && timestamp + maxAgeInSeconds > now() / 1000;
}
