import { createContext, use } from 'react';

/** The canvas's document, for code outside of it. */
export interface Frame {
  page(): Document | null;
  subscribe(listener: () => void): () => void;
}

export interface OwnFrame extends Frame {
  /** Called with the document, which may be a new one. */
  opened(page: Document | null): void;
}

export function createFrame(): OwnFrame {
  let shown: Document | null = null;
  const listeners = new Set<() => void>();
  return {
    page: () => shown,
    opened(page) {
      if (page === shown) return;
      shown = page;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<Frame>({ page: () => null, subscribe: () => () => {} });

export const FrameProvider = Context.Provider;

export function useFrame(): Frame {
  return use(Context);
}
