import { recordOf } from '@portico/kernel/records';
import { parseStyle, type SiteStyle, themesOwnStyle } from './style.ts';

/** The owner's design settings; edited in the customizer, read by every page. */
export interface ThemeOptions {
  readonly layout: BlogLayout;
  /** Packs posts of unequal height; for layouts with columns. */
  readonly isMasonry: boolean;
  readonly columns: Columns;
  readonly pagination: Pagination;
  readonly postsPerPage: number;
  readonly sidebar: 'none' | 'left' | 'right';
  /** The sidebar's widgets, in this order. */
  readonly widgets: readonly WidgetName[];
  /** 'system' follows the visitor's device. */
  readonly palette: 'light' | 'dark' | 'system';
  readonly direction: 'ltr' | 'rtl';
  readonly header: HeaderParts;
  readonly menu: MenuMode;
  readonly style: SiteStyle;
}

/** Neve's names: 'default' is a list, 'alternative' a list whose pictures alternate sides. */
export const LAYOUTS = ['grid', 'covers', 'default', 'alternative'] as const;
export type BlogLayout = (typeof LAYOUTS)[number];

export const PAGINATIONS = ['infinite', 'number', 'jump-to'] as const;
export type Pagination = (typeof PAGINATIONS)[number];

export const SIDEBARS = ['none', 'left', 'right'] as const;
export const PALETTES = ['light', 'dark', 'system'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export const WIDGETS = ['search', 'categories', 'recent', 'archives', 'tags', 'authors', 'feeds'] as const;
export type WidgetName = (typeof WIDGETS)[number];

/** How the mobile menu opens; also a class of the body. */
export const MENU_MODES = [
  'slide_left',
  'slide_right',
  'pull_left',
  'pull_right',
  'full_canvas',
  'dropdown',
] as const;
export type MenuMode = (typeof MENU_MODES)[number];

export interface Columns {
  readonly desktop: number;
  readonly tablet: number;
  readonly mobile: number;
}

export interface HeaderParts {
  readonly search: boolean;
  readonly cart: boolean;
  readonly paletteSwitch: boolean;
  readonly action: boolean;
}

export const MOST_COLUMNS: Columns = { desktop: 4, tablet: 3, mobile: 2 };
export const MOST_POSTS_PER_PAGE = 100;

export const defaultThemeOptions: ThemeOptions = {
  layout: 'grid',
  isMasonry: true,
  columns: { desktop: 3, tablet: 2, mobile: 1 },
  pagination: 'infinite',
  postsPerPage: 9,
  sidebar: 'none',
  widgets: ['search', 'categories', 'recent', 'archives'],
  palette: 'system',
  direction: 'ltr',
  header: { search: true, cart: true, paletteSwitch: true, action: true },
  menu: 'slide_left',
  style: themesOwnStyle,
};

/** Parses stored or sent options of any shape: invalid values fall back to the defaults. */
export function parseThemeOptions(given: unknown): ThemeOptions {
  const from = recordOf(given);
  const base = defaultThemeOptions;
  const columns = recordOf(from.columns);
  const header = recordOf(from.header);
  return {
    layout: oneOf(LAYOUTS, from.layout, base.layout),
    isMasonry: flag(from.isMasonry, base.isMasonry),
    columns: {
      desktop: whole(columns.desktop, 1, MOST_COLUMNS.desktop, base.columns.desktop),
      tablet: whole(columns.tablet, 1, MOST_COLUMNS.tablet, base.columns.tablet),
      mobile: whole(columns.mobile, 1, MOST_COLUMNS.mobile, base.columns.mobile),
    },
    pagination: oneOf(PAGINATIONS, from.pagination, base.pagination),
    postsPerPage: whole(from.postsPerPage, 1, MOST_POSTS_PER_PAGE, base.postsPerPage),
    sidebar: oneOf(SIDEBARS, from.sidebar, base.sidebar),
    widgets: Array.isArray(from.widgets) ? widgetsIn(from.widgets) : base.widgets,
    palette: oneOf(PALETTES, from.palette, base.palette),
    direction: oneOf(DIRECTIONS, from.direction, base.direction),
    header: {
      search: flag(header.search, base.header.search),
      cart: flag(header.cart, base.header.cart),
      paletteSwitch: flag(header.paletteSwitch, base.header.paletteSwitch),
      action: flag(header.action, base.header.action),
    },
    menu: oneOf(MENU_MODES, from.menu, base.menu),
    style: parseStyle(from.style),
  };
}

export function hasColumns(layout: BlogLayout): layout is 'grid' | 'covers' {
  return layout === 'grid' || layout === 'covers';
}

function oneOf<const Known extends string>(known: readonly Known[], value: unknown, otherwise: Known): Known {
  return known.find((one) => one === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function whole(value: unknown, least: number, most: number, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : otherwise;
}

function widgetsIn(given: readonly unknown[]): readonly WidgetName[] {
  return WIDGETS.filter((name) => given.includes(name)).sort(
    (one, other) => given.indexOf(one) - given.indexOf(other),
  );
}
