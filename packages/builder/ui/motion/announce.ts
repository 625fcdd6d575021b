/** jQuery, as far as it is needed here. */
type JQuery = (target: Window | Element) => JQueryTarget;

interface JQueryTarget {
  trigger(event: string, parameters?: readonly unknown[]): void;
  on(event: string, listener: (event: unknown, parameter?: unknown) => void): void;
  off(event: string, listener: (event: unknown, parameter?: unknown) => void): void;
}

type PageWithJQuery = Window & { jQuery?: JQuery };

/**
 * Tells other scripts something. Through jQuery where the page has it, because that is where the field's scripts
 * listen; natively otherwise, with the argument as the event's detail; never both, or they would hear it twice.
 */
export function announce(element: Element, event: string, argument?: unknown): void {
  const view = viewOf(element);
  const { jQuery } = view;
  if (!jQuery) view.dispatchEvent(new CustomEvent(event, { detail: argument }));
  else if (argument === undefined) jQuery(view).trigger(event);
  else jQuery(view).trigger(event, [argument instanceof Element ? jQuery(argument) : argument]);
}

/** Hears what `announce` and the field's scripts tell. Returns how to stop. */
export function listen(element: Element, event: string, onEvent: (argument: unknown) => void): () => void {
  const view = viewOf(element);
  const { jQuery } = view;
  if (jQuery) {
    const listener = (_event: unknown, argument?: unknown): void => onEvent(argument);
    jQuery(view).on(event, listener);
    return () => jQuery(view).off(event, listener);
  }
  const listener = (heard: Event): void => onEvent((heard as CustomEvent).detail);
  view.addEventListener(event, listener);
  return () => view.removeEventListener(event, listener);
}

function viewOf(element: Element): PageWithJQuery {
  return element.ownerDocument.defaultView ?? window;
}
