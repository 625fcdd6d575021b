import { LAYOUT_CHANGED_EVENT } from '../../protocol.ts';

/** jQuery, as far as it is needed here. */
type PageWithJQuery = Window & { jQuery?: (target: Window) => { trigger(event: string): void } };

/**
 * Tells other scripts that heights have changed. Through jQuery where the page has it, because that is where the
 * field's scripts listen; natively otherwise; never both, or they would hear it twice.
 */
export function announceLayoutChange(element: Element): void {
  const view = element.ownerDocument.defaultView as PageWithJQuery | null;
  if (!view) return;
  if (view.jQuery) view.jQuery(view).trigger(LAYOUT_CHANGED_EVENT);
  else view.dispatchEvent(new CustomEvent(LAYOUT_CHANGED_EVENT));
}
