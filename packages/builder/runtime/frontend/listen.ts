import { jQueryOf } from './jQuery.ts';

/** Hears on the window what `announce` and Elementor's scripts tell. Returns how to stop. */
export function listen(near: Element, event: string, onEvent: (value: unknown) => void): () => void {
  return listenOn(near.ownerDocument.defaultView ?? window, event, onEvent);
}

/**
 * The same for several events, on anything. What jQuery triggers is heard through jQuery alone, which hears native events
 * as well.
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
