/** Texts that scripts show about the cart. `%` stands for a number or a name. */
export interface PanelWords {
  readonly waiting: string;
  readonly empty: string;
  readonly one: string;
  readonly many: string;
  readonly again: string;
  readonly remove: string;
  readonly total: string;
  readonly view: string;
  readonly added: string;
  readonly unreachable: string;
}

export const englishPanel: PanelWords = {
  waiting: 'One moment …',
  empty: 'Your cart is empty.',
  one: 'One item in your cart',
  many: '% items in your cart',
  again: 'Try again',
  remove: 'Remove % from the cart',
  total: 'Total',
  view: 'View cart',
  added: '% in your cart. ',
  unreachable: 'The shop does not answer. Please try again.',
};

/** As printed by the server in the site's language; falls back to English. */
export function panelWordsOn(page: Document): PanelWords {
  const printed = page.querySelector<HTMLElement>('[data-portico-cart]')?.dataset.porticoCart;
  return printed ? JSON.parse(printed) : englishPanel;
}
