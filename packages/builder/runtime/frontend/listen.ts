import { jQueryOf } from './jQuery.ts';

/** Listens on the window for `announce` and events of Elementor's scripts. Returns how to stop. */
export function listen(near: Element, event: string, onEvent: (value: unknown) => void): () => void {
  return listenOn(near.ownerDocument.defaultView ?? window, event, onEvent);
}

/**
 * The same for several events, on any target. Events triggered by jQuery are only received through jQuery, which also receives
 * native ones.
 */
export function listenOn(
  target: Element | Window,
  events: string,
  onEvent: (value: unknown) => void,
): () => void {
  const view = 'document' in target ? target : (target.ownerDocument.defaultView ?? window);
  const $ = jQueryOf(view);
  if ($) {
    const listener = (_event: unknown, value?: unknown): void => onEvent(value);
    $(target).on(events, listener);
    return () => void $(target).off(events, listener);
  }
  const listening = new AbortController();
  const listener = (heard: Event): void => onEvent((heard as CustomEvent).detail);
  for (const name of events.split(' ')) target.addEventListener(name, listener, { signal: listening.signal });
  return () => listening.abort();
}
