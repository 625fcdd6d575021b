/** What a site puts into its header. */
export interface HeaderContent {
  readonly navigation: readonly NavigationItem[];
  /** The one thing a visitor is asked to do; a button in the header. */
  readonly action?: LinkItem;
  /** Shows a search icon in the header. `page` answers a visitor without scripts. */
  readonly search?: HeaderSearchPlace;
  /** Shows a switch between day and night. */
  readonly paletteSwitch?: boolean;
  /** How the menu comes in on a phone; from the start of the line when left out. */
  readonly menuMode?: string;
  /** The words of the header itself; English when left out. */
  readonly labels?: Partial<HeaderLabels>;
}

export interface HeaderSearchPlace {
  /** Where the icon leads without scripts. */
  readonly page: string;
  /** Where the form is sent. */
  readonly action: string;
  /** Which language's posts it looks through, on a page that is not in the main one. */
  readonly language?: string | undefined;
}

export interface LinkItem {
  readonly label: string;
  readonly href: string;
}

export interface NavigationItem {
  /** Tells it from its siblings; its address does where it is left out. */
  readonly id?: string;
  readonly label: string;
  /** Without one it is a word that others lie below. */
  readonly href?: string;
  readonly children?: readonly NavigationItem[];
}

export interface HeaderLabels {
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly search: string;
  /** What is said of results while somebody types: their name, none, one, `%` of them. English where it is missing. */
  readonly found?: readonly [list: string, none: string, one: string, many: string];
  readonly searchFor: string;
  readonly close: string;
  /** Of the arrow beside an item that has others below it; the item's own words follow. */
  readonly openSubMenu: string;
  readonly switchPalette: string;
  readonly cart: string;
}
