import { jQueryOf } from './jQuery.ts';

/**
 * Notifies other scripts on the window. Uses jQuery if the page has it, because they listen there and only jQuery passes an
 * argument; otherwise a native event, with the argument in `detail`. Never both.
 */
export function announce(near: Element, event: string, value?: unknown): void {
  const view = near.ownerDocument.defaultView ?? window;
  const $ = jQueryOf(view);
  if ($) $(view).trigger(event, value === undefined ? [] : [value]);
  else view.dispatchEvent(new CustomEvent(event, { detail: value }));
}
