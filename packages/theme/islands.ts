/** What the theme's runtime has something to do with, wherever it stands. */
const PARTS =
  '.hfg_header,#header-menu-sidebar,.menu-mobile-toggle,.nav-ul,.menu-item-nav-search,.menu-item-nav-cart,' +
  '.toggle-palette,#scroll-to-top';

/** The theme's islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const themeIslands = [
  { name: 'theme', selector: PARTS, moment: 'now' },
  { name: 'theme-posts', selector: '.blog.nv-index-posts', moment: 'now' },
  { name: 'theme-logo', selector: 'img.neve-site-logo[data-variant]', moment: 'now' },
  { name: 'theme-search', selector: '.nv-nav-search .search-form', moment: 'touch' },
  { name: 'theme-cart', selector: '[data-portico-cart]', moment: 'idle' },
  { name: 'shop-sidebar', selector: '.nv-sidebar-toggle', moment: 'now' },
  { name: 'theme-cart-page', selector: '[data-portico-cart-page]', moment: 'now' },
  { name: 'exclusive-products', selector: 'ul.exclusive-products', moment: 'visible' },
] as const;
