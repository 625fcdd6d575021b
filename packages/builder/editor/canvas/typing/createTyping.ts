/** Which element of the page is being typed in. */
export interface Typing {
  /** Its id on the canvas; `null` if none. */
  elementId(): string | null;
  subscribe(listener: () => void): () => void;
}

export interface OwnTyping extends Typing {
  moveTo(elementId: string | null): void;
}

export function createTyping(): OwnTyping {
  let current: string | null = null;
  const listeners = new Set<() => void>();
  return {
    elementId: () => current,
    moveTo(elementId) {
      current = elementId;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
