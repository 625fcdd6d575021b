import { jQueryOf } from './jQuery.ts';

type Listener = (...values: never[]) => void;
/** A node, an object with `on` and `off` such as jQuery's, or a list whose first node is meant. */
type Target = object;

/** Listeners with an owner's id, so that a second one replaces the first. */
export interface PageListeners {
  addListenerOnce(id: string, event: string, callback: Listener, to?: Target): void;
  removeListeners(id: string, event: string, callback?: Listener | null, from?: Target): void;
}

export function createPageListeners(view: Window, isEditMode: boolean): PageListeners {
  const kept: { id: string; event: string; callback: Listener; source: object; stop: () => void }[] = [];

  const listeners: PageListeners = {
    addListenerOnce(id, event, callback, to = view) {
      // The editor creates its handlers repeatedly; a public page creates them once and may share an id.
      if (isEditMode) listeners.removeListeners(id, event, null, to);
      kept.push({ id, event, callback, source: sourceOf(to), stop: listenTo(to, event, callback) });
    },
    removeListeners(id, event, callback, from = view) {
      const source = sourceOf(from);
      const isMeant = (one: (typeof kept)[number]): boolean =>
        one.id === id &&
        one.event === event &&
        one.source === source &&
        (!callback || one.callback === callback);
      for (const one of kept.filter(isMeant)) {
        one.stop();
        kept.splice(kept.indexOf(one), 1);
      }
    },
  };
  return listeners;
}

/** Listens in the target's own way: its `on`, jQuery if the page has it, or natively. */
export function listenTo(target: Target, event: string, callback: Listener): () => void {
  const emitter = hasOn(target) ? target : jQueryOf(window)?.(target);
  if (hasOn(emitter)) {
    emitter.on(event, callback);
    return () => void emitter.off(event, callback);
  }
  const node = sourceOf(target) as EventTarget;
  node.addEventListener(event, callback as EventListener);
  return () => node.removeEventListener(event, callback as EventListener);
}

interface WithOn {
  on(event: string, callback: Listener): unknown;
  off(event: string, callback: Listener): unknown;
}

function hasOn(target: unknown): target is WithOn {
  return typeof target === 'object' && target !== null && typeof Reflect.get(target, 'on') === 'function';
}

/** The actual target, however it is wrapped: the same node is in a new jQuery object each time. */
function sourceOf(target: Target): object {
  if ('addEventListener' in target) return target;
  const first: unknown = Reflect.get(target, 0);
  return typeof first === 'object' && first !== null ? first : target;
}
