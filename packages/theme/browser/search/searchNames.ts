export const SEARCH = '.menu-item-nav-search';
/** On a search that is open. */
export const ACTIVE = 'active';
export const SEARCH_ICON = 'a,button';
