import { isRecord, parsedJson } from '../records/index.ts';
import type { SafeStorage } from './browserStorage.ts';

/** The member that holds each entry's expiry in epoch milliseconds. Its name is part of the contract. */
export const EXPIRATION = '__expiration';

export interface ExpiringStoreOptions {
  /** Stores the entry for this session only. */
  readonly session?: boolean;
}

export interface ExpiringStore {
  /** One entry; `undefined` if there is none or it has expired. */
  get(key: string, options?: ExpiringStoreOptions): unknown;
  /** All entries that have not expired. */
  get(key?: null, options?: ExpiringStoreOptions): Record<string, unknown>;
  set(key: string, value: unknown, options?: ExpiringStoreOptions & { lifetimeInSeconds?: number }): void;
}

/** All entries of one owner as one JSON object under one key. Empty if storage fails. */
export function expiringStore(
  owner: string,
  areas: { readonly local: SafeStorage; readonly session: SafeStorage },
  now: () => number = Date.now,
): ExpiringStore {
  const area = (options?: ExpiringStoreOptions): SafeStorage =>
    options?.session ? areas.session : areas.local;

  function read(storage: SafeStorage): Record<string, unknown> {
    const all = recordFrom(storage.get(owner));
    const expired = Object.entries(expirations(all)).filter(([, end]) => Number(end) < now());
    if (expired.length === 0) return all;
    const left = { ...without(all, expired), [EXPIRATION]: without(expirations(all), expired) };
    write(storage, left);
    return left;
  }

  function write(storage: SafeStorage, all: Record<string, unknown>): void {
    storage.set(owner, JSON.stringify(all));
  }

  function get(key: string, options?: ExpiringStoreOptions): unknown;
  function get(key?: null, options?: ExpiringStoreOptions): Record<string, unknown>;
  function get(key?: string | null, options?: ExpiringStoreOptions): unknown {
    const all = read(area(options));
    if (!key) return all;
    return Object.hasOwn(all, key) ? all[key] : undefined;
  }

  return {
    get,
    set(key, value, options) {
      const storage = area(options);
      const all = read(storage);
      const ends = without(expirations(all), [[key]]);
      const lifetime = options?.lifetimeInSeconds;
      const end = lifetime ? { [key]: now() + lifetime * 1000 } : {};
      write(storage, { ...all, [key]: value, [EXPIRATION]: { ...ends, ...end } });
    },
  };
}

function expirations(all: Record<string, unknown>): Record<string, unknown> {
  const ends = all[EXPIRATION];
  return isRecord(ends) ? ends : {};
}

function without(
  record: Record<string, unknown>,
  entries: readonly (readonly [string, ...unknown[]])[],
): Record<string, unknown> {
  const names = new Set(entries.map(([name]) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));
}

function recordFrom(text: string | null): Record<string, unknown> {
  const value = parsedJson(text ?? '', null);
  return isRecord(value) ? value : {};
}
