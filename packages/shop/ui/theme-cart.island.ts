import './theme-cart.css';
import type { Stop } from '@portico/kernel/islands';
import { CART_CHANGED, COUNT_COOKIE, type StoreCart } from '../wire/public.ts';
import { activateAddForms } from './addForms.ts';
import { listenToShop } from './cartFragments.ts';

/** Events that show the visitor wants to see the cart. */
const REACHING = ['pointerenter', 'pointerdown', 'focusin'] as const;
const listening = new WeakSet<Document>();

/** The cart in the header: the quantity, and the contents once the visitor reaches for it. React is loaded only then. */
export function start(cart: HTMLElement): Stop {
  const page = cart.ownerDocument;
  const control = new AbortController();
  const { signal } = control;
  const href = cart.querySelector<HTMLAnchorElement>('.cart-icon-wrapper')?.href ?? '/cart/';
  let panel: HTMLElement | null = null;
  let unmount: Promise<Stop> | undefined;

  function show(count: number): void {
    const number = cart.querySelector('.cart-count');
    if (number) number.textContent = String(count);
    cart.classList.toggle('cart-is-empty', count === 0);
  }

  function fill(): void {
    const place = cart.querySelector<HTMLElement>('.widget_shopping_cart_content');
    // Another shop script may have replaced it.
    if (!place || place === panel) return;
    panel = place;
    empty();
    unmount = import('./mountMiniCart.tsx').then(({ mountMiniCart }) => mountMiniCart(place, href));
    // If it fails, the icon is still a link to the cart page, and the next touch tries again.
    unmount.catch(() => {
      panel = null;
    });
  }

  function empty(): void {
    void unmount?.then((stop) => stop());
  }

  show(Number(new RegExp(`(?:^|; )${COUNT_COOKIE}=(\\d+)`).exec(page.cookie)?.[1] ?? 0));
  page.addEventListener(CART_CHANGED, (event) => show((event as CustomEvent<StoreCart>).detail.items_count), {
    signal,
  });
  for (const type of REACHING) cart.addEventListener(type, fill, { signal });
  // A header has one for each viewport width; the forms belong to the page.
  if (!listening.has(page)) {
    listening.add(page);
    activateAddForms(page, href, signal);
    listenToShop(page, signal);
    signal.addEventListener('abort', () => listening.delete(page));
  }
  return () => {
    control.abort();
    empty();
  };
}
