import { type Breakpoint, DEFAULT_BREAKPOINTS, deviceWhere, mediaQuery } from './breakpoints.ts';

export interface DeviceMode {
  /** The current device. Cheap to read: it is computed when a media query changes, not on access. */
  current(): string;
  /** Reports each change. Returns a function to unsubscribe. */
  subscribe(onChange: (device: string) => void): () => void;
  /** Stops observing the window. */
  stop(): void;
}

/** Tracks which of the site's breakpoints applies to a window. */
export function deviceMode(view: Window, active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS): DeviceMode {
  const queries = new Map(active.map((entry) => [mediaQuery(entry), view.matchMedia(mediaQuery(entry))]));
  const read = (): string => deviceWhere(active, (query) => queries.get(query)?.matches ?? false);
  const listeners = new Set<(device: string) => void>();
  let current = read();

  // One resize may change several queries; all of them read the final state, so only the first finds a difference.
  const onChange = (): void => {
    const next = read();
    if (next === current) return;
    current = next;
    for (const listener of [...listeners]) listener(next);
  };
  for (const query of queries.values()) query.addEventListener('change', onChange);

  return {
    current: () => current,
    subscribe(listener) {
      const own = (device: string): void => listener(device);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    stop() {
      listeners.clear();
      for (const query of queries.values()) query.removeEventListener('change', onChange);
    },
  };
}
