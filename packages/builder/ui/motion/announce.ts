import { jQueryOf, announce as tell } from '../../browser/frontend/announce.ts';

/** Tells other scripts something; an element goes to jQuery's listeners as they know it. */
export function announce(element: Element, event: string, argument?: unknown): void {
  const view = viewOf(element);
  const jQuery = jQueryOf(view);
  if (argument === undefined) tell(view, event);
  else tell(view, event, jQuery && argument instanceof Element ? jQuery(argument) : argument);
}

/** Hears what `announce` and the field's scripts tell. Returns how to stop. */
export function listen(element: Element, event: string, onEvent: (argument: unknown) => void): () => void {
  const view = viewOf(element);
  const jQuery = jQueryOf(view);
  if (jQuery) {
    const target = jQuery(view);
    const listener = (_event: unknown, argument?: unknown): void => onEvent(argument);
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
