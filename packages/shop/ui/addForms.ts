/** The forms that add to the cart. Without scripts they lead to the cart page. */
const FORM = 'form[data-portico-add]';

/** Adds to the cart without leaving the page. */
export function activateAddForms(page: Document, cartPage: string, signal: AbortSignal): void {
  page.addEventListener(
    'submit',
    (event) => {
      const form = (event.target as Element).closest<HTMLFormElement>(FORM);
      if (!form || event.defaultPrevented) return;
      event.preventDefault();
      import('./cartCalls.ts').then(
        ({ addToCart }) => addToCart(form, cartPage),
        // As without scripts: it leads to the cart page.
        () => HTMLFormElement.prototype.submit.call(form),
      );
    },
    { signal },
  );
}
