import { type CartFragments, HASH_COOKIE } from '../wire/public.ts';

/** The details of a shop event, for listeners without jQuery. */
export interface ShopEventDetail extends Partial<CartFragments> {
  readonly button?: Element | null;
}

interface BodyEvents {
  trigger(event: string, values: readonly unknown[]): void;
  on(event: string, act: (event: { readonly originalEvent?: Event }) => void): void;
  off(event: string, act: unknown): void;
}

/** Fires an event for the shop's scripts: through jQuery if the page has it, since they listen there, otherwise natively. */
export function tellShop(page: Document, event: string, detail: ShopEventDetail = {}): void {
  const jQuery = jQueryOf(page);
  const button = jQuery && detail.button && jQuery(detail.button);
  if (jQuery) jQuery(page.body).trigger(event, [detail.fragments, detail.cart_hash, button]);
  else page.body.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
}

/** Listens to the shop's scripts both ways, and handles each event once. */
export function onShop(page: Document, event: string, act: () => void, signal: AbortSignal): void {
  page.body.addEventListener(event, act, { signal });
  const fromJQuery = (told: { readonly originalEvent?: Event }): void => {
    if (!told.originalEvent) act();
  };
  const body = jQueryOf(page)?.(page.body);
  body?.on(event, fromJQuery);
  signal.addEventListener('abort', () => body?.off(event, fromJQuery));
}

export function hashIn(page: Document): string {
  return new RegExp(`(?:^|; )${HASH_COOKIE}=([\\da-f]*)`).exec(page.cookie)?.[1] ?? '';
}

function jQueryOf(page: Document): ((target: EventTarget) => BodyEvents) | undefined {
  const view = page.defaultView as { readonly jQuery?: unknown } | null;
  // Any global of that name on somebody else's page.
  return typeof view?.jQuery === 'function'
    ? (view.jQuery as (target: EventTarget) => BodyEvents)
    : undefined;
}
