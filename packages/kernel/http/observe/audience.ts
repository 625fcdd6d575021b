import type { RequestObserver } from './RequestObserver.ts';

type View = Window & typeof globalThis;

/**
 * Lets any number of observers share one installation per window: the first installs it, the last removes it. An installation
 * that cannot be removed stays as a pass-through and serves the next observer.
 */
export function audience(
  install: (view: View, observers: ReadonlySet<RequestObserver>) => () => boolean,
): (view: View, observer: RequestObserver) => () => void {
  // A frame's window outlives its pages; the realm behind it, identified by its `Object`, does not.
  const installed = new WeakMap<object, { observers: Set<RequestObserver>; remove: () => boolean }>();

  return (view, observer) => {
    let hall = installed.get(view.Object);
    if (!hall) {
      const observers = new Set<RequestObserver>();
      hall = { observers, remove: install(view, observers) };
      installed.set(view.Object, hall);
    }
    const { observers, remove } = hall;
    observers.add(observer);
    const realm = view.Object;
    return () => {
      if (observers.delete(observer) && observers.size === 0 && remove()) installed.delete(realm);
    };
  };
}
