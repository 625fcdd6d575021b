import { jQueryOf } from './jQuery.ts';

/**
 * Tells other scripts of something on the window. Through jQuery where the page has it, because that is where they
 * listen and because only there an argument comes along; natively otherwise, with the argument in `detail`. Never both.
 */
export function announce(near: Element, event: string, value?: unknown): void {
  const view = near.ownerDocument.defaultView ?? window;
  const $ = jQueryOf(view);
  if ($) $(view).trigger(event, value === undefined ? [] : [value]);
  else view.dispatchEvent(new CustomEvent(event, { detail: value }));
}
