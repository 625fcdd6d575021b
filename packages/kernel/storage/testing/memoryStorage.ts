/** A `Storage` for tests outside a browser. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

type Areas = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** The ways in which browsers refuse storage. */
export const hostileWindows: Readonly<Record<string, Areas>> = {
  'that throws when storage is named': throwing(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }),
  'without storage': throwing(() => undefined),
  'that throws on every use': throwing(() => ({
    ...memoryStorage(),
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    key: refuse,
  })),
  'whose storage is full': throwing(() => ({ ...memoryStorage(), setItem: refuse })),
};

function throwing(area: () => unknown): Areas {
  return Object.defineProperties({} as Areas, { localStorage: { get: area }, sessionStorage: { get: area } });
}

function refuse(): never {
  throw new DOMException('Quota exceeded.', 'QuotaExceededError');
}
