import type { IconDrawing, IconDrawings } from '../../parts/icon/IconDrawings.ts';
import { ICON_FILES } from '../../wire/admin.ts';

/** An icon of a set, or the markup of an uploaded file. */
type Loaded = Readonly<Record<string, IconDrawing | string | null>>;

/**
 * The icons that the canvas has used so far. Missing ones are fetched, batched together; unavailable ones are not shown, and
 * editing goes on.
 */
export interface IconStore {
  subscribe(listener: () => void): () => void;
  /** A new function whenever something has arrived. */
  drawings(): IconDrawings;
}

export function createIconStore(load: (names: readonly string[]) => Promise<Loaded>): IconStore {
  const known = new Map<string, Loaded[string]>();
  const listeners = new Set<() => void>();
  let wanted = new Set<string>();
  let current = lookup();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawings: () => current,
  };

  function lookup(): IconDrawings {
    const icon = (set: string, name: string) => {
      const found = find(`${set}/${name}`);
      return typeof found === 'string' ? null : found;
    };
    const file = (address: string) => {
      const [, name] = UPLOADED.exec(address) ?? [];
      const found = name === undefined ? null : find(`${ICON_FILES}/${name}`);
      return typeof found === 'string' ? found : null;
    };
    return Object.assign(icon, { file });
  }

  function find(key: string): Loaded[string] {
    const drawing = known.get(key);
    if (drawing !== undefined) return drawing;
    if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
    wanted.add(key);
    return null;
  }

  async function fetchWanted(): Promise<void> {
    const names = [...wanted];
    wanted = new Set();
    const loaded = await load(names);
    for (const name of names) known.set(name, loaded[name] ?? null);
    current = lookup();
    for (const listener of listeners) listener();
  }
}

const UPLOADED = /^\/media\/([0-9a-f]{20})-/;
