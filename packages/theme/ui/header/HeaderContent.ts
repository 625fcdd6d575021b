/** The contents of a site's header. */
export interface HeaderContent {
  readonly navigation: readonly NavigationItem[];
  /** The call to action; a button in the header. */
  readonly action?: LinkItem;
  /** Shows a search icon in the header. `page` is for visitors without scripts. */
  readonly search?: HeaderSearchPlace;
  /** Shows a light/dark mode switch. */
  readonly paletteSwitch?: boolean;
  /** How the menu opens on a phone; by default it slides in from the inline start. */
  readonly menuMode?: string;
  /** The header's own texts; English by default. */
  readonly labels?: Partial<HeaderLabels>;
}

export interface HeaderSearchPlace {
  /** Where the icon links to without scripts. */
  readonly page: string;
  /** The form's action. */
  readonly action: string;
  /** The language of the posts to search, on a page that is not in the main one. */
  readonly language?: string | undefined;
}

export interface LinkItem {
  readonly label: string;
  readonly href: string;
}

export interface NavigationItem {
  /** Distinguishes it from its siblings; its address does if this is omitted. */
  readonly id?: string;
  readonly label: string;
  /** Without one it is a plain label for its submenu. */
  readonly href?: string;
  readonly children?: readonly NavigationItem[];
}

export interface HeaderLabels {
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly search: string;
  /** The texts about results while typing: their label, none, one, `%` of them. Missing ones are in English. */
  readonly found?: readonly [list: string, none: string, one: string, many: string];
  readonly searchFor: string;
  readonly close: string;
  /** The label of the caret beside an item with a submenu; the item's own label follows. */
  readonly openSubMenu: string;
  readonly switchPalette: string;
  readonly cart: string;
}
