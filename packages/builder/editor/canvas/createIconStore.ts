import type { IconDrawing, IconDrawings } from '../../parts/icon/IconDrawings.ts';

type Loaded = Readonly<Record<string, IconDrawing | null>>;

/**
 * The drawings that the canvas has met so far. What it asks for and is not there is fetched, all of a moment together; what cannot be had is not
 * drawn, and the page is edited all the same.
 */
export interface IconStore {
  subscribe(listener: () => void): () => void;
  /** Another function whenever there is something new. */
  drawings(): IconDrawings;
}

export function createIconStore(load: (names: readonly string[]) => Promise<Loaded>): IconStore {
  const known = new Map<string, IconDrawing | null>();
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
    return (set, name) => {
      const key = `${set}/${name}`;
      const drawing = known.get(key);
      if (drawing !== undefined) return drawing;
      if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
      wanted.add(key);
      return null;
    };
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
