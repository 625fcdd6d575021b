/** What the theme's runtime has something to do with, wherever it stands. */
const PARTS =
  '.hfg_header,#header-menu-sidebar,.menu-mobile-toggle,.nav-ul,.menu-item-nav-search,.menu-item-nav-cart,' +
  '.toggle-palette,#scroll-to-top';

/** The theme's islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const themeIslands = [
  // Nothing waits for it: the browser itself opens a menu in `<details>`, and what is open is taken over.
  { name: 'theme', selector: PARTS, moment: 'now', isDeaf: true },
  { name: 'theme-logo', selector: 'img.neve-site-logo[data-variant]', moment: 'now', isDeaf: true },
  { name: 'theme-search', selector: '.nv-nav-search .search-form', moment: 'touch' },
] as const;
