import { jQueryOf } from './jQuery.ts';

/**
 * Tells other scripts of something on the window. Through jQuery where the page has it, because that is where they
 * listen and because only there an argument comes along, elements wrapped as they know them; natively otherwise, with
 * the argument in `detail`. Never both.
 */
export function announce(near: Element, event: string, value?: unknown): void {
  const view = viewOf(near);
  const $ = jQueryOf(view);
  if (!$) view.dispatchEvent(new CustomEvent(event, { detail: value }));
  else if (value === undefined) $(view).trigger(event);
  else $(view).trigger(event, [value instanceof Element ? $(value) : value]);
}

/** Hears what `announce` and the field's scripts tell. Returns how to stop. */
export function listen(near: Element, event: string, onEvent: (value: unknown) => void): () => void {
  const view = viewOf(near);
  const $ = jQueryOf(view);
  if ($) {
    const target = $(view);
    const listener = (_event: unknown, value?: unknown): void => onEvent(value);
    target.on(event, listener);
    return () => void target.off(event, listener);
  }
  const listener = (heard: Event): void => onEvent((heard as CustomEvent).detail);
  view.addEventListener(event, listener);
  return () => view.removeEventListener(event, listener);
}

function viewOf(element: Element): Window {
  return element.ownerDocument.defaultView ?? window;
}
