/** The shop's islands: their markup, and when they start. Their code is in the chunk of the same name. */
export const shopIslands = [
  { name: 'theme-cart', selector: '[data-portico-cart]', moment: 'idle' },
  { name: 'shop-sidebar', selector: '.nv-sidebar-toggle', moment: 'now' },
  { name: 'theme-cart-page', selector: '[data-portico-cart-page]', moment: 'now' },
  { name: 'exclusive-products', selector: 'ul.exclusive-products', moment: 'visible' },
] as const;
