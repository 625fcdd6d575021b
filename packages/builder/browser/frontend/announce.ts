import { jQueryOf } from './jQuery.ts';

/**
 * Tells other scripts of something on the window. Through jQuery where the page has it, because that is where they
 * listen and because only there an argument comes along; natively otherwise, with the argument in `detail`. Never both.
 */
export function announce(near: Element, event: string, value?: unknown): void {
  const view = viewOf(near);
  const $ = jQueryOf(view);
  if ($) $(view).trigger(event, value === undefined ? [] : [value]);
  else view.dispatchEvent(new CustomEvent(event, { detail: value }));
}

/** Hears on the window what `announce` and the field's scripts tell. Returns how to stop. */
export function listen(near: Element, event: string, onEvent: (value: unknown) => void): () => void {
  return listenOn(viewOf(near), event, onEvent);
}

/** The same for several events, on anything. What jQuery triggers is heard through jQuery alone, which hears native events as well. */
export function listenOn(
  target: Element | Window,
  events: string,
  onEvent: (value: unknown) => void,
): () => void {
  const $ = jQueryOf('document' in target ? target : viewOf(target));
  if ($) {
    const listener = (_event: unknown, value?: unknown): void => onEvent(value);
    $(target).on(events, listener);
    return () => void $(target).off(events, listener);
  }
  const listener = (heard: Event): void => onEvent((heard as CustomEvent).detail);
  const names = events.split(' ');
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

function viewOf(element: Element): Window {
  return element.ownerDocument.defaultView ?? window;
}
