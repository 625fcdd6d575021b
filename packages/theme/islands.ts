/** Elements that the theme's runtime handles, wherever they are. */
const PARTS =
  '.hfg_header,#header-menu-sidebar,.menu-mobile-toggle,.nav-ul,.menu-item-nav-search,.menu-item-nav-cart,' +
  '.toggle-palette,#scroll-to-top';

/** The theme's islands: their markup, and when they start. Their code is in the chunk of the same name. */
export const themeIslands = [
  // Nothing is held for it: the browser itself opens a menu in `<details>`, and the open state is taken over.
  { name: 'theme', selector: PARTS, moment: 'now', isDeaf: true },
  { name: 'theme-logo', selector: 'img.neve-site-logo[data-variant]', moment: 'now', isDeaf: true },
  { name: 'theme-search', selector: '.nv-nav-search .search-form', moment: 'touch' },
] as const;
