/** What the theme's runtime has something to do with, wherever it stands. */
const PARTS_OF_A_HEADER =
  '.hfg_header,#header-menu-sidebar,.menu-mobile-toggle,.nav-ul,.menu-item-nav-search,.menu-item-nav-cart,' +
  '.nv-sidebar-toggle';

/** The theme's islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const themeIslands = [
  { name: 'theme', selector: PARTS_OF_A_HEADER, moment: 'now' },
  { name: 'theme-posts', selector: '.blog.nv-index-posts', moment: 'now' },
  { name: 'theme-scroll-to-top', selector: '#scroll-to-top', moment: 'now' },
  { name: 'theme-palette', selector: '.toggle-palette,img.neve-site-logo[data-variant]', moment: 'now' },
  { name: 'theme-search', selector: '.nv-nav-search .search-form', moment: 'touch' },
  { name: 'theme-cart', selector: '[data-portico-cart]', moment: 'idle' },
  { name: 'theme-cart-page', selector: '[data-portico-cart-page]', moment: 'now' },
  { name: 'exclusive-products', selector: 'ul.exclusive-products', moment: 'visible' },
] as const;
