/** What every page of a site shares: its name, its ways around, its language and its light. */
export interface SiteSettings {
  readonly name: string;
  readonly tagline: string;
  /** A BCP 47 tag, for `<html lang>`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** 'system' follows the visitor's device. */
  readonly palette: 'light' | 'dark' | 'system';
  /** How the menu comes in on a phone; from the start of the line when left out. */
  readonly menuMode?: string;
  /** The page stands in the customizer's frame. */
  readonly isPreview?: boolean;
  readonly navigation: readonly NavigationItem[];
  /** The one thing a visitor is asked to do; a button in the header. */
  readonly action?: LinkItem;
  /** Shows a search icon in the header. `page` answers a visitor without scripts. */
  readonly search?: HeaderSearchPlace;
  /** Shows a cart in the header; its page answers a visitor without scripts. */
  readonly cart?: { readonly page: string };
  /** Shows a switch between day and night. */
  readonly paletteSwitch?: boolean;
  readonly footerColumns: readonly FooterColumn[];
  /** Small print under the footer, one sentence each. */
  readonly smallPrint: readonly string[];
  /** The words of the frame itself; English when left out. */
  readonly labels?: Partial<LayoutLabels>;
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

export interface NavigationItem extends LinkItem {
  readonly children?: readonly LinkItem[];
}

export interface FooterColumn {
  readonly title: string;
  /** An item without an address is a line of text, such as a street. */
  readonly items: readonly { readonly label: string; readonly href?: string }[];
}

export interface LayoutLabels {
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly search: string;
  readonly searchFor: string;
  readonly close: string;
  /** Of the arrow beside an item that has others below it; the item's own words follow. */
  readonly openSubMenu: string;
  readonly switchPalette: string;
  readonly cart: string;
  readonly scrollToTop: string;
}

export const englishLabels: LayoutLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  searchFor: 'Search for',
  close: 'Close',
  openSubMenu: 'More under',
  switchPalette: 'Switch between day and night',
  cart: 'Cart',
  scrollToTop: 'Back to the top',
};
