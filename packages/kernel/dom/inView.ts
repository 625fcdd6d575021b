/**
 * Reports when an element enters or leaves the viewport, widened by a margin, starting with its current state. Callers with the
 * same margin share one observer. Returns a function to stop.
 */
export function inView(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  rootMargin = '0px',
): () => void {
  const page = element.ownerDocument;
  const here = observers.get(page) ?? new Map<string, SharedObserver>();
  const shared = here.get(rootMargin) ?? share(page.defaultView ?? window, rootMargin);
  observers.set(page, here.set(rootMargin, shared));
  return shared(element, onChange);
}

type SharedObserver = (element: Element, onChange: (entry: IntersectionObserverEntry) => void) => () => void;

const observers = new WeakMap<Document, Map<string, SharedObserver>>();

interface Watched {
  readonly listeners: Set<(entry: IntersectionObserverEntry) => void>;
  last?: IntersectionObserverEntry | undefined;
}

function share(view: Window & typeof globalThis, rootMargin: string): SharedObserver {
  const watched = new WeakMap<Element, Watched>();
  const observer = new view.IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const target = watched.get(entry.target);
        if (!target?.listeners.size) continue;
        target.last = entry;
        for (const listener of [...target.listeners]) listener(entry);
      }
    },
    { rootMargin },
  );

  return (element, onChange) => {
    // A new function each time: the same callback may be passed twice and stopped once.
    const listener = (entry: IntersectionObserverEntry): void => onChange(entry);
    const target = watched.get(element) ?? { listeners: new Set() };
    watched.set(element, target);
    if (!target.listeners.size) observer.observe(element);
    target.listeners.add(listener);
    // The observer reports the initial state only to the first listener.
    queueMicrotask(() => target.last && target.listeners.has(listener) && listener(target.last));
    return () => {
      if (!target.listeners.delete(listener) || target.listeners.size) return;
      observer.unobserve(element);
      target.last = undefined;
    };
  };
}
