import { parsedJson, recordOf } from '@portico/kernel/records';
/** The wire format of the review widget: its markup attributes and the responses of its calls. */

export const LAYOUTS = ['list', 'grid', 'slider', 'rating', 'badge'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const BADGE_POSITIONS = ['embed', 'right', 'left'] as const;
export type BadgePosition = (typeof BADGE_POSITIONS)[number];

export interface Breakpoint {
  /** Applies to rows narrower than this, in px. */
  readonly below: number;
  readonly columns: number;
}

/** The widget's options on a page. Every number is usable as it is: `parseOptions` rejects wrong types and extreme values. */
export interface ReviewOptions {
  /** Characters before "read more"; 0 never shortens. */
  readonly textSize: number;
  /** English phrases, mapped to the page's language. */
  readonly trans: Readonly<Record<string, string>>;
  /** Empty for relative time. */
  readonly timeFormat: string;
  /** Seconds between two steps of autoplay. */
  readonly speed: number;
  readonly autoplay: boolean;
  readonly mouseStop: boolean;
  readonly clickStop: boolean;
  readonly wheelScroll: boolean;
  readonly hideDots: boolean;
  /** Cards per step of autoplay or wheel; 0 for as many as are in view. The same goes for the next two. */
  readonly swipeStep: number;
  readonly swipePerButton: number;
  readonly swipePerDot: number;
  /** Narrowest first. */
  readonly breakpoints: readonly Breakpoint[];
  /** Cards per batch of "more"; 0 if the page does not say. */
  readonly pagination: number;
  readonly openLink: boolean;
  readonly nofollowLink: boolean;
  /** The URL for further reviews; empty for this site's own call. */
  readonly url: string;
}

const DEFAULT_SPEED_S = 5;

export const DEFAULT_OPTIONS: ReviewOptions = {
  textSize: 0,
  trans: {},
  timeFormat: '',
  speed: DEFAULT_SPEED_S,
  autoplay: true,
  mouseStop: true,
  clickStop: false,
  wheelScroll: false,
  hideDots: false,
  swipeStep: 0,
  swipePerButton: 0,
  swipePerDot: 0,
  breakpoints: [],
  pagination: 0,
  openLink: false,
  nofollowLink: false,
  url: '',
};

const LARGEST_COUNT = 10_000;
const LARGEST_TEXT_SIZE = 1_000_000;
const LONGEST_PERIOD_S = 3_600;
const LARGEST_COLUMNS = 20;
const LARGEST_WIDTH_PX = 100_000;

/** A widget's options from its `data-options` texts, outermost first: inner ones override. */
export function parseOptions(...texts: readonly (string | null | undefined)[]): ReviewOptions {
  const said: Record<string, unknown> = Object.assign({}, ...texts.map(entriesOf));
  const flag = (key: string, absent: boolean): boolean =>
    said[key] === undefined ? absent : !isOff(said[key]);
  const count = (key: string, largest = LARGEST_COUNT): number => countOf(said[key], largest);
  return {
    textSize: count('text_size', LARGEST_TEXT_SIZE),
    trans: phrasesOf(said.trans),
    timeFormat: typeof said.time_format === 'string' ? said.time_format : '',
    speed: said.speed === undefined ? DEFAULT_SPEED_S : Math.max(1, count('speed', LONGEST_PERIOD_S)),
    autoplay: flag('autoplay', true),
    mouseStop: flag('mousestop', true),
    clickStop: flag('clickstop', false),
    wheelScroll: flag('wheelscroll', false),
    // 0 cards per dot means no dots; an empty value counts as not set.
    hideDots: flag('hide_dots', false) || String(said.swipe_per_dot) === '0',
    swipeStep: count('swipe_step'),
    swipePerButton: count('swipe_per_btn'),
    swipePerDot: count('swipe_per_dot'),
    breakpoints: breakpointsOf(said.breakpoints),
    pagination: count('pagination'),
    openLink: flag('open_link', false),
    nofollowLink: flag('nofollow_link', false),
    url: typeof said.url === 'string' ? said.url : '',
  };
}

/** The same options as written on the widget's root and row. Defaults are left out. */
export function writeOptions(options: ReviewOptions): { root: string; row: string } {
  const changed = <Key extends keyof ReviewOptions>(key: Key) =>
    JSON.stringify(options[key]) === JSON.stringify(DEFAULT_OPTIONS[key]) ? undefined : options[key];
  return {
    root: JSON.stringify({
      text_size: changed('textSize'),
      trans: changed('trans'),
      time_format: changed('timeFormat'),
      pagination: changed('pagination'),
      open_link: changed('openLink'),
      nofollow_link: changed('nofollowLink'),
      url: changed('url'),
    }),
    row: JSON.stringify({
      speed: changed('speed'),
      autoplay: changed('autoplay'),
      mousestop: changed('mouseStop'),
      clickstop: changed('clickStop'),
      wheelscroll: changed('wheelScroll'),
      hide_dots: changed('hideDots'),
      swipe_step: changed('swipeStep'),
      swipe_per_btn: changed('swipePerButton'),
      swipe_per_dot: changed('swipePerDot'),
      breakpoints: options.breakpoints.length > 0 ? writeBreakpoints(options.breakpoints) : undefined,
    }),
  };
}

/** `"1200:3,768:2"`, or the same as a list; `768px:2` is accepted, anything else is ignored. */
export function breakpointsOf(value: unknown): Breakpoint[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return parts
    .flatMap((part) => {
      // An object may have its own `toString`, even one that is not a function.
      const match = typeof part === 'string' ? /^\s*(\d+)(?:px)?\s*:\s*(\d+)\s*$/.exec(part) : null;
      const below = Number(match?.[1]);
      const columns = Number(match?.[2]);
      const isUsable = below > 0 && below <= LARGEST_WIDTH_PX && columns > 0 && columns <= LARGEST_COLUMNS;
      return isUsable ? [{ below, columns }] : [];
    })
    .sort((one, other) => one.below - other.below);
}

export function writeBreakpoints(breakpoints: readonly Breakpoint[]): string {
  return breakpoints.map(({ below, columns }) => `${below}:${columns}`).join(',');
}

/** The text of a phrase in the page's language. */
export function translate(options: Pick<ReviewOptions, 'trans'>, phrase: string): string {
  return options.trans[phrase] || phrase;
}

/** A whole number of at least 0; anything else counts as 0. */
export function countOf(value: unknown, largest = LARGEST_COUNT): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : 0;
  return number > 0 ? Math.min(Math.floor(number), largest) : 0;
}

/** WordPress stores switches as submitted: `"0"`, `""` and `"false"` are all off. */
export function isOff(value: unknown): boolean {
  return !value || value === '0' || value === 'false';
}

/** The path for pictures of reviewers and their reviews on this site. */
export const PICTURES_PATH = '/wp-json/portico/v1/review-pictures';

const GOOGLE_REVIEW_FORM = 'https://search.google.com/local/writereview?placeid=';

export function googleReviewForm(placeId: string): string {
  return GOOGLE_REVIEW_FORM + encodeURIComponent(placeId);
}

/** Only URLs that are safe to open; anything else, above all `javascript:`, is not a link. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}

function phrasesOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entriesOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The entries of an object or of its JSON text; empty for anything else. */
export function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  // A widget with broken options still shows its reviews, with the defaults.
  return recordOf(typeof value === 'string' ? parsedJson(value) : value);
}

/** The path for further reviews of a feed on this site. */
export const MORE_REVIEWS_PATH = '/wp-json/portico/v1/reviews';

/** The path for a feed's style sheet on this site, `{id}.css`. */
export const FEED_STYLES_PATH = '/wp-json/portico/v1/review-styles';

export const LARGEST_BATCH = 50;

export interface MoreReviews {
  /** The number of reviews in the feed. */
  readonly count: number;
  /** How many of them the page has, including these. */
  readonly offset: number;
  /** The cards. */
  readonly html: string;
}

/** A response with further reviews, or `null` for anything else. */
export function parseMoreReviews(body: unknown): MoreReviews | null {
  const answer = entriesOf(body);
  if (typeof answer.html !== 'string' || answer.count === undefined) return null;
  return { count: countOf(answer.count), offset: countOf(answer.offset), html: answer.html };
}

/** The prefix of the link ID of Rich Showcase's own style sheet. */
export const PRODUCT_SHEET = 'grw-public-main';
export const PRODUCT_SHEET_LINK = `link[id^="${PRODUCT_SHEET}"]`;
