import type { StoreCart } from '../wire/storeApi.ts';
import { changeCart } from './storeClient.ts';

/** The forms that put something in the cart. Without scripts they lead to the cart's page. */
const FORM = 'form[data-portico-add]';

/** Puts things in the cart without leaving the page. */
export function enlivenAddForms(page: Document, cartPage: string, signal: AbortSignal): void {
  page.addEventListener(
    'submit',
    (event) => {
      const form = (event.target as Element).closest<HTMLFormElement>(FORM);
      if (!form || event.defaultPrevented) return;
      event.preventDefault();
      void add(form, cartPage);
    },
    { signal },
  );
}

async function add(form: HTMLFormElement, cartPage: string): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button?.getAttribute('aria-disabled') === 'true') return;
  const values = new FormData(form);
  // Not `disabled`: that would take the focus away.
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
  const words = page.createDocumentFragment();
  const link = Object.assign(page.createElement('a'), {
    className: 'added_to_cart wc-forward',
    href,
    textContent: 'View cart',
  });
  words.append(`${inCart?.quantity ?? 1} in your cart. `, link);
  return words;
}
