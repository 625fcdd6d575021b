import { type JQueryObject, jQueryOf } from './jQuery.ts';

type Listener = (...values: unknown[]) => void;
type Target = EventTarget | JQueryObject | ArrayLike<EventTarget>;

/** Listeners that belong to somebody with an id, so that a second one of the same takes the first one's place. */
export interface PageListeners {
  addListenerOnce(id: string, event: string, callback: Listener, to?: Target): void;
  removeListeners(id: string, event: string, callback?: Listener | null, from?: Target): void;
}

export function createPageListeners(view: Window, isEditMode: boolean): PageListeners {
  const $ = jQueryOf(view);
  const kept: { id: string; event: string; callback: Listener; node: EventTarget; stop: () => void }[] = [];

  function listen(event: string, callback: Listener, node: EventTarget): () => void {
    if ($) {
      const target = $(node);
      target.on(event, callback);
      return () => void target.off(event, callback);
    }
    node.addEventListener(event, callback);
    return () => node.removeEventListener(event, callback);
  }

  const listeners: PageListeners = {
    addListenerOnce(id, event, callback, to = view) {
      const node = nodeOf(to) ?? view;
      // The editor builds its handlers over and over; a public page builds them once and may share an id.
      if (isEditMode) listeners.removeListeners(id, event, null, node);
      kept.push({ id, event, callback, node, stop: listen(event, callback, node) });
    },
    removeListeners(id, event, callback, from = view) {
      const node = nodeOf(from) ?? view;
      const isMeant = (one: (typeof kept)[number]): boolean =>
        one.id === id && one.event === event && one.node === node && (!callback || one.callback === callback);
      for (const one of kept.filter(isMeant)) {
        one.stop();
        kept.splice(kept.indexOf(one), 1);
      }
    },
  };
  return listeners;
}

function nodeOf(target: Target): EventTarget | undefined {
  return 'addEventListener' in target ? (target as EventTarget) : (target as ArrayLike<EventTarget>)[0];
}
