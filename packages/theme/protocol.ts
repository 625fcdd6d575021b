/** A post's picture in the sizes that were made of it. */
export interface Cover {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly url: string; readonly width: number; readonly type: string }[];
  /** What shows while the picture loads. */
  readonly colour: string;
}

/** The object that a page prints for the theme's runtime; every scalar in it is a text when WordPress prints it. */
export const PROPERTIES_NAME = 'NeveProperties';

/** What the runtime is told by the page, in words of ours. */
export interface ThemeProperties {
  readonly isRtl: boolean;
  /** The page is shown in the customizer's preview. */
  readonly isPreview: boolean;
  /** Off when `null`. `layout` is the end of the articles' class, `layout-grid` or `layout-covers`. */
  readonly masonry: { readonly columns: number; readonly layout: string } | null;
  /** Further posts on scrolling; `null` on pages with ordinary pagination. */
  readonly more: MorePosts | null;
}

export interface MorePosts {
  /** The page's number is appended to it. */
  readonly endpoint: string;
  readonly lastPage: number;
  /** Empty when the site speaks one language. */
  readonly language: string;
  /** The body of the request as it is sent: JSON, never encoded twice. */
  readonly query: string;
}

const ENABLED = 'enabled';
const NO_FILTER = '[]';

/** Reads the page's object. `null` when there is none: the script then stands on a page that knows nothing of a blog. */
export function parseThemeProperties(printed: unknown): ThemeProperties | null {
  if (typeof printed !== 'object' || printed === null) return null;
  const wire = printed as Readonly<Record<string, unknown>>;
  const columns = Number(wire.masonryColumns);
  return {
    isRtl: isOn(wire.isRTL),
    isPreview: isOn(wire.isCustomize),
    masonry:
      wire.masonryStatus === ENABLED && columns >= FEWEST_MASONRY_COLUMNS
        ? { columns, layout: textOf(wire.blogLayout) || 'grid' }
        : null,
    more:
      wire.infScroll === ENABLED && textOf(wire.endpoint)
        ? {
            endpoint: textOf(wire.endpoint),
            lastPage: Number(wire.maxPages) || 1,
            language: textOf(wire.lang),
            query: queryText(wire.query),
          }
        : null,
  };
}

/** The same object as WordPress would print it, for our own pages. */
export function printThemeProperties({
  isRtl,
  isPreview,
  masonry,
  more,
}: ThemeProperties): Record<string, string> {
  return {
    isRTL: isRtl ? '1' : '',
    isCustomize: isPreview ? '1' : '',
    ...(masonry && {
      masonryStatus: ENABLED,
      masonryColumns: String(masonry.columns),
      blogLayout: masonry.layout,
    }),
    ...(more && {
      infScroll: ENABLED,
      maxPages: String(more.lastPage),
      endpoint: more.endpoint,
      lang: more.language,
      query: more.query,
    }),
  };
}

/** What a request carries that is made inside the customizer's preview. */
export interface PreviewTicket {
  readonly changeset: string;
  readonly nonce: string;
}

/** Where a page of posts is asked for. */
export function postsAddress(
  { endpoint, language }: Pick<MorePosts, 'endpoint' | 'language'>,
  page: number,
  ticket?: PreviewTicket | null,
): string {
  const address = endpoint + page + (language && `/${language}`);
  if (!ticket) return address;
  const parameters = new URLSearchParams({
    customize_changeset_uuid: ticket.changeset,
    customize_autosaved: 'on',
    ...(ticket.nonce && { customize_preview_nonce: ticket.nonce }),
  });
  return address + (address.includes('?') ? '&' : '?') + parameters;
}

export const FIRST_PAGE_TO_LOAD = 2;
/** After a page was loaded, how long until the runtime looks whether the screen wants another. */
export const RECHECK_MS = 750;
/** How much of the trigger has to be seen. */
export const VISIBLE_RATIO = 0.5;
export const POSTS_PER_PAGE_LIMIT = 100;
/** How long the body says that the menu is on its way out. */
export const HIDING_MS = 1000;
export const RESIZE_DEBOUNCE_MS = 500;
/** A panel that slides in takes the focus once it can be seen. */
export const FOCUS_DELAY_MS = 100;
/** From this width on a window is a desktop's. */
export const DESKTOP_PX = 960;
export const CART_WIDTH_PX = 360;
/** A cart icon closer to the left edge than this opens its panel to the right. */
export const CART_FLIP_PX = 350;
/** What stays free beside the cart's panel on a phone, both sides together. */
export const CART_SPACING_PX = 32;
const FEWEST_MASONRY_COLUMNS = 2;

export const TRAP_RUN = 'ftrap-run';
export const TRAP_END = 'ftrap-end';
export const POSTS_LOADED = 'portico:posts-loaded';

export const PALETTE_ATTRIBUTE = 'data-neve-theme';
export const PALETTE_KEY = 'neve_user_theme';

/** WordPress prints true as "1" and false as "". */
function isOn(value: unknown): boolean {
  return !!value && value !== '0' && value !== 'false';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function queryText(query: unknown): string {
  return typeof query === 'object' ? JSON.stringify(query ?? []) : textOf(query) || NO_FILTER;
}
