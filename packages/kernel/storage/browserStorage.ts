/** A browser's key-value storage that cannot fail: if it is blocked, full or missing, it is simply empty. */
export interface SafeStorage {
  get(key: string): string | null;
  /** `false` if nothing was stored. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

export type StorageArea = 'localStorage' | 'sessionStorage';

/** Merely accessing `window.localStorage` throws in a browser that blocks it, so it is accessed inside each attempt. */
export function browserStorage(view: Pick<Window, StorageArea>, area: StorageArea): SafeStorage {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(view[area]);
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => [...Array(storage.length)].map((_, index) => storage.key(index) ?? ''), []),
  };
}
