import { CART_CHANGED } from '../wire/storeApi.ts';
import { type CartFragments, SHOP_EVENTS, WC_AJAX_PARAMETER, WC_CALLS } from '../wire/wcAjax.ts';
import { hashIn, onShop, tellShop } from './shopEvents.ts';
import { readCart } from './storeClient.ts';

/** Our own widget, which knows by itself what it shows. */
const OWN = '[data-portico-cart]';

/** Does for the other scripts on a shop's page what WooCommerce's own would: parts that show the cart come anew on demand. */
export function listenToShop(page: Document, signal: AbortSignal): void {
  onShop(page, SHOP_EVENTS.refresh, () => void refresh(page), signal);
  let known = hashIn(page);
  if (known) tellShop(page, SHOP_EVENTS.loaded, { cart_hash: known });
  const noteHash = (): void => {
    known = hashIn(page);
  };
  page.addEventListener(CART_CHANGED, noteHash, { signal });
  // Somebody comes back, by the back button or from another tab, and the cart has changed meanwhile.
  const lookAgain = (): void => {
    if (hashIn(page) !== known) void refresh(page);
  };
  page.addEventListener('visibilitychange', lookAgain, { signal });
  page.defaultView?.addEventListener('pageshow', lookAgain, { signal });
}

async function refresh(page: Document): Promise<void> {
  const [answer, cart] = await Promise.all([askForFragments(), readCart()]);
  // Who asked is not told of a failure by WooCommerce either, and may ask again.
  if (!answer || !cart.ok) return;
  for (const [selector, html] of Object.entries(answer.fragments))
    for (const part of page.querySelectorAll(selector)) if (!part.closest(OWN)) part.outerHTML = html;
  page.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: cart.cart }));
  tellShop(page, SHOP_EVENTS.refreshed, answer);
}

async function askForFragments(): Promise<CartFragments | null> {
  const response = await fetch(`/?${WC_AJAX_PARAMETER}=${WC_CALLS.refresh}`, { method: 'POST' }).catch(
    () => null,
  );
  // Our own server's answer, in the shape that this file asked it for.
  return response?.ok ? ((await response.json()) as CartFragments) : null;
}
