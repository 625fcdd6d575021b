import { CART_CHANGED, SHOP_EVENTS } from '../wire/public.ts';
import { hashIn, onShop, tellShop } from './shopEvents.ts';

/** Does for other scripts on a shop page what WooCommerce's own would: refreshes the parts that show the cart on demand. */
export function listenToShop(page: Document, signal: AbortSignal): void {
  onShop(page, SHOP_EVENTS.refresh, () => void refresh(page), signal);
  let known = hashIn(page);
  if (known) tellShop(page, SHOP_EVENTS.loaded, { cart_hash: known });
  const noteHash = (): void => {
    known = hashIn(page);
  };
  page.addEventListener(CART_CHANGED, noteHash, { signal });
  // The visitor returns, by the back button or from another tab, and the cart has changed meanwhile.
  const lookAgain = (): void => {
    if (hashIn(page) !== known) void refresh(page);
  };
  page.addEventListener('visibilitychange', lookAgain, { signal });
  page.defaultView?.addEventListener('pageshow', lookAgain, { signal });
}

async function refresh(page: Document): Promise<void> {
  // As with WooCommerce, callers are not told of a failure and may try again.
  const code = await import('./cartCalls.ts').catch(() => null);
  await code?.refreshCart(page);
}
