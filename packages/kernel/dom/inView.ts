export interface InViewOptions {
  /** The scrolling ancestor; the window by default. */
  readonly root?: Element | null;
  readonly rootMargin?: string;
  readonly threshold?: number | readonly number[];
}

/**
 * Reports when an element enters or leaves the viewport, starting with its current state. Callers with the same options share
 * one observer. Returns a function to stop.
 */
export function inView(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options: InViewOptions = {},
): () => void {
  return sharedObserver(element, options).watch(element, onChange);
}

interface SharedObserver {
  watch(element: Element, onChange: (entry: IntersectionObserverEntry) => void): () => void;
}

const observers = new WeakMap<Node, Map<string, SharedObserver>>();

function sharedObserver(element: Element, options: InViewOptions): SharedObserver {
  const { root = null, rootMargin = '0px', threshold = 0 } = options;
  const home = root ?? element.ownerDocument;
  const here = observers.get(home) ?? new Map<string, SharedObserver>();
  observers.set(home, here);
  const key = `${rootMargin}/${threshold}`;
  let shared = here.get(key);
  if (!shared) {
    const view = element.ownerDocument.defaultView ?? window;
    const thresholds = typeof threshold === 'number' ? threshold : [...threshold];
    shared = share(view, { root, rootMargin, threshold: thresholds });
    here.set(key, shared);
  }
  return shared;
}

interface Watched {
  readonly listeners: Set<(entry: IntersectionObserverEntry) => void>;
  last?: IntersectionObserverEntry;
}

function share(view: Window & typeof globalThis, init: IntersectionObserverInit): SharedObserver {
  const watched = new Map<Element, Watched>();
  const observer = new view.IntersectionObserver((entries) => {
    for (const entry of entries) {
      const target = watched.get(entry.target);
      if (!target) continue;
      target.last = entry;
      for (const listener of [...target.listeners]) listener(entry);
    }
  }, init);

  return {
    watch(element, onChange) {
      // A new function each time: the same callback may be passed twice and stopped once.
      const listener = (entry: IntersectionObserverEntry): void => onChange(entry);
      const target = watched.get(element) ?? { listeners: new Set() };
      if (target.listeners.size === 0) {
        watched.set(element, target);
        observer.observe(element);
      }
      target.listeners.add(listener);
      // The observer reports the initial state only to the first listener.
      queueMicrotask(() => target.last && target.listeners.has(listener) && listener(target.last));
      return () => {
        target.listeners.delete(listener);
        if (target.listeners.size > 0 || watched.get(element) !== target) return;
        observer.unobserve(element);
        watched.delete(element);
      };
    },
  };
}
