import {
  CART_CHANGED,
  type CartFragments,
  SHOP_EVENTS,
  type StoreCart,
  WC_AJAX_PARAMETER,
  WC_CALLS,
} from '../wire/public.ts';
import { tellShop } from './shopEvents.ts';
import { changeCart, readCart } from './storeClient.ts';
import { panelWordsOn } from './words/panelWords.ts';

/** Our own widget, which updates itself. */
const OWN = '[data-portico-cart]';

/** Adds what a form says to the cart and shows the result beside the button. */
export async function addToCart(form: HTMLFormElement, cartPage: string): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button?.getAttribute('aria-disabled') === 'true') return;
  const values = new FormData(form);
  // Not `disabled`: that would remove the focus.
  button?.setAttribute('aria-disabled', 'true');
  const id = Number(values.get('id'));
  const quantity = Number(values.get('quantity') ?? 1);
  const answer = await changeCart('add-item', { id, quantity }, button);
  button?.removeAttribute('aria-disabled');
  const words = form.querySelector('[role="status"]');
  if (!words) return;
  words.classList.toggle('p-field-error', !answer.ok);
  words.replaceChildren(answer.ok ? added(form.ownerDocument, answer.cart, id, cartPage) : answer.sentence);
}

function added(page: Document, cart: StoreCart, id: number, href: string): DocumentFragment {
  const inCart = cart.items.find((item) => item.id === id);
  const { added: said, view } = panelWordsOn(page);
  const words = page.createDocumentFragment();
  const link = Object.assign(page.createElement('a'), {
    className: 'added_to_cart wc-forward',
    href,
    textContent: view,
  });
  words.append(said.replace('%', String(inCart?.quantity ?? 1)), link);
  return words;
}

/** Updates all parts of a page that show the cart. */
export async function refreshCart(page: Document): Promise<void> {
  const [answer, cart] = await Promise.all([askForFragments(), readCart()]);
  // As with WooCommerce, callers are not told of a failure and may try again.
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
  // Our own server's response, in the requested shape.
  return response?.ok ? ((await response.json()) as CartFragments) : null;
}
