import type { Stop } from '@portico/kernel/islands';
import { CART_CHANGED, type CartAct } from '../wire/public.ts';
import { CART_PAGE, contentOf, keyOf, problemBeside, swapContent } from './cartPage.ts';
import { changeCart } from './storeClient.ts';

/** The cart page: changes quantities and removes items without a reload. Without it every form leads back here. */
export function start(page: HTMLElement): Stop {
  const control = new AbortController();
  const { signal } = control;
  const said = page.querySelector(CART_PAGE.said);
  /** The page shows what the server returns; only the latest request counts. */
  let latest = 0;
  let shown: Promise<boolean> = Promise.resolve(true);

  async function refresh(): Promise<boolean> {
    latest++;
    const own = latest;
    const content = contentOf(page);
    content?.setAttribute('aria-busy', 'true');
    const html = await fetch(location.pathname).then(
      (response) => response.text(),
      () => null,
    );
    if (own !== latest || signal.aborted) return true;
    content?.removeAttribute('aria-busy');
    return html !== null && swapContent(page, html);
  }

  async function change(form: HTMLFormElement, act: CartAct): Promise<void> {
    const button = form.querySelector('[type="submit"]');
    if (button?.getAttribute('aria-disabled') === 'true') return;
    // Not `disabled`: that would remove the focus.
    button?.setAttribute('aria-disabled', 'true');
    const quantity = new FormData(form).get('quantity');
    const body = { key: keyOf(form), ...(quantity !== null && { quantity }) };
    const answer = await changeCart(act, body, button);
    button?.removeAttribute('aria-disabled');
    if (!answer.ok) return problemBeside(form, answer.sentence);
    // The change is made; a page that cannot show it is reloaded.
    if (!(await shown)) return location.reload();
    if (!said) return;
    const item = answer.cart.items.find(({ key }) => key === body.key);
    const { name = '', removed = '' } = form.dataset;
    const total = page.querySelector(CART_PAGE.total)?.textContent ?? '';
    said.textContent = `${item ? `${item.quantity} × ${name}.` : removed} ${total}`;
  }

  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const act = form.dataset.porticoCartChange as CartAct | undefined;
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      void change(form, act);
    },
    { signal },
  );
  // Also for items removed elsewhere, such as in the header.
  page.ownerDocument.addEventListener(
    CART_CHANGED,
    () => {
      shown = refresh();
    },
    { signal },
  );
  return () => control.abort();
}
