import { isRecord, parsedJson } from '../records/index.ts';
import type { SafeStorage } from './browserStorage.ts';

/** Values with the time they were written, in the encoding that the original products' servers read. */
export interface FreshStore {
  /** `false` if there is no entry. Objects are returned as the JSON text they were stored as. */
  get(key: string): unknown;
  /** The value as text, never parsed as a number: a token may look like one. `null` if there is none. */
  getText(key: string): string | null;
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
  keys(): string[];
}

export function freshStore(storage: SafeStorage, now: () => number = Date.now): FreshStore {
  return {
    get(key) {
      const text = storage.get(key);
      return text === null ? false : decode(text);
    },
    getText(key) {
      const text = storage.get(key);
      if (text === null) return null;
      const entry = parsedJson(text, text);
      const value = isRecord(entry) ? entry.value : entry;
      return typeof value === 'string' ? unquoted(value) : null;
    },
    set(key, value) {
      // `undefined` has no JSON; an empty entry is better than an unreadable one.
      const entry = { value: JSON.stringify(value ?? null), timestamp: Math.floor(now() / 1000) };
      return storage.set(key, JSON.stringify(entry));
    },
    remove: storage.remove,
    keys: storage.keys,
  };
}

/** The value is JSON inside JSON. Anything else was written by another script and is returned as it is. */
function decode(text: string): unknown {
  const entry = parsedJson(text, text);
  if (!isRecord(entry) || !('value' in entry)) return entry;
  const inner = entry.value;
  if (typeof inner !== 'string') return isScalar(inner) ? inner : JSON.stringify(inner);
  const value = parsedJson(inner, inner);
  return isScalar(value) ? value : inner;
}

/** Removes the second pair of quotes from a text that was encoded twice. */
function unquoted(text: string): string {
  const value = parsedJson(text, text);
  return typeof value === 'string' ? value : text;
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
