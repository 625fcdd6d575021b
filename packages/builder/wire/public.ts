/** The wire of the page builder: the names that its markup, its stored pages and other products' scripts agree on. */

/** Those that begin with an `e` are boxes of the newest kind, whose looks are in classes. */
export const ELEMENT_TYPES = [
  'container',
  'section',
  'column',
  'widget',
  'e-div-block',
  'e-flexbox',
  'e-grid',
  'e-tabs',
  'e-tabs-menu',
  'e-tab',
  'e-tabs-content-area',
  'e-tab-content',
  'e-accordion',
  'e-accordion-item',
  'e-accordion-item-header',
  'e-accordion-item-title',
  'e-accordion-item-icon',
  'e-accordion-item-content',
  'e-background-video',
  'e-background-video-content',
  'e-background-video-controls',
  'e-background-video-play',
  'e-background-video-pause',
  'e-form',
  'e-form-success-message',
  'e-form-error-message',
] as const;

/** A node of a page document, as kits carry it. */
export interface BuilderElement {
  /** Seven hexadecimal digits as a rule. It may look like a number and is still a text. */
  readonly id: string;
  readonly elType: (typeof ELEMENT_TYPES)[number];
  readonly widgetType?: string;
  readonly isInner?: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly elements: readonly BuilderElement[];
  /** The classes of its own that an element of the newest kind refers to, by their ids. */
  readonly styles?: Readonly<Record<string, unknown>>;
  /** How an element of the newest kind moves, as it is stored. */
  readonly interactions?: unknown;
}

/** The way a widget is shown. Nobody has met another one. */
export const SKIN = 'default';

/** Before the id of a widget: the parameter that says which page of its posts is asked for, as Elementor Pro calls it. */
export const LIST_PAGE_PARAMETER = 'e-page-';
/**
 * What few pages have, whose script comes by this name alone: a list of posts that is `packed`, the way to further posts, at a
 * `click` or `endless`, a `popup`.
 */
export const EXTRA_ATTRIBUTE = 'data-portico-extra';

/** Fired on `window` when something changed its height, for scripts that keep positions. */
export const LAYOUT_CHANGED_EVENT = 'elementor-pro/motion-fx/recalc';

/** Fired on `window` with the panel that a nested tabs widget has just shown. */
export const NESTED_TAB_SHOWN_EVENT = 'elementor/nested-tabs/activate';

/** Fired on `window` with `{ widgetId, titleIndex }` when a key asks for a nested tab. */
export const ACTIVATE_BY_KEYBOARD_EVENT = 'elementor/nested-elements/activate-by-keyboard';

/** Fired on `window` when background videos should measure themselves again. */
export const BACKGROUND_VIDEO_EVENT = 'elementor/bg-video/recalc';

/** How long panels take to open and close. */
export const SLIDE_MS = 400;

/** `0.5 - cos(pi * p) / 2`, the easing that jQuery calls swing. */
export const SWING_EASING = 'cubic-bezier(0.37, 0, 0.63, 1)';

const SHORT_ID_DIGITS = 3;

/** The element's id as a decimal number. */
export function idNumber(id: string): string {
  const number = Number.parseInt(id, 16);
  return String(Number.isNaN(number) ? 0 : number);
}

/** The id number cut to three digits: the part of it that older widgets put in their ids. */
export function shortId(id: string): string {
  return idNumber(id).slice(0, SHORT_ID_DIGITS);
}

export function tabTitleId(idPart: string, index: number): string {
  return `elementor-tab-title-${idPart}${index + 1}`;
}

export function tabContentId(idPart: string, index: number): string {
  return `elementor-tab-content-${idPart}${index + 1}`;
}

/** Nested tabs count from one and use the whole id number. */
export function nestedTabTitleId(idPart: string, index: number): string {
  return `e-n-tab-title-${idPart}${index + 1}`;
}

export function nestedTabContentId(idPart: string, index: number): string {
  return `e-n-tab-content-${idPart}${index + 1}`;
}

/** Nested accordions count from zero. */
export function nestedAccordionItemId(idPart: string, index: number): string {
  return `e-n-accordion-item-${idPart}${index}`;
}

/** What floats over pages is a document of its own, printed after the page's. */
export const FLOATING_TYPE = 'floating-buttons';

/** What pages show in several places, each with words of its own, is a document of its own. */
export const COMPONENT_TYPE = 'elementor_component';

/** What a post's text is drawn by, where it was made with the builder. The post says what it is called and where it is. */
export const POST_TYPE = 'wp-post';

/** Which post that is, as a condition says it. */
export const placeOfPost = (post: number): string => `include/singular/post/${post}`;

/** How browsers tell of clicks on what floats. A name of its own: browsers then need nothing else of the call. */
export const CLICKS_ACTION = 'elementor_send_clicks';

/** Where they tell it. The nonce stands in the page's configuration. */
export const CLICKS_CALL = {
  path: '/wp-admin/admin-ajax.php',
  action: CLICKS_ACTION,
  nonce: 'floating-buttons-click-tracking',
} as const;

/** How Elementor's editor speaks to its server. */
export const EDITOR_CALL = { path: '/wp-admin/admin-ajax.php', action: 'elementor_ajax' } as const;

/**
 * Documents that stand around pages or draw them, with where each shows until its owner says otherwise. An item of a loop is drawn
 * by the widgets that name it, wherever these are.
 */
export const TEMPLATE_TYPES = {
  header: ['include/general'],
  footer: ['include/general'],
  'single-post': ['include/singular/post'],
  archive: ['include/archive'],
  'search-results': ['include/archive/search'],
  'error-404': ['include/singular/not_found404'],
  'loop-item': [],
  popup: ['include/general'],
} as const;

/** What opens over pages, by itself or at a link. All that fit a page are on it, unlike other templates. */
export const POPUP_TYPE = 'popup' satisfies keyof typeof TEMPLATE_TYPES;

/** The box that a popup opens in, as Elementor calls it. */
export const popupId = (document: string): string => `elementor-popup-modal-${document}`;

/** Fired on `window` with the popup's `id` when it has opened or closed. */
export const POPUP_SHOWN_EVENT = 'elementor/popup/show';
export const POPUP_HIDDEN_EVENT = 'elementor/popup/hide';

/** What a link asks for that opens or closes a popup. */
export const POPUP_OPEN_ACTION = 'popup:open';
export const POPUP_CLOSE_ACTION = 'popup:close';

/** Documents that are pages of their own, with nothing beside them. */
const PAGE_TYPES = ['wp-page', 'wp-post', 'landing-page'];

export function isPageType(type: string): boolean {
  return PAGE_TYPES.includes(type);
}

export type TemplateType = keyof typeof TEMPLATE_TYPES;

export function isTemplateType(type: string): type is TemplateType {
  return Object.hasOwn(TEMPLATE_TYPES, type);
}

/** Neve's names for the parts of a menu. Whoever prints them gets the behaviour of the theme that runs on the page. */
export const THEME_MENU = {
  list: 'nav-ul',
  /** A list in a panel of a phone: what lies below an item stands below it. */
  phoneList: 'nav-ul menu-mobile',
  item: 'menu-item',
  parent: 'menu-item-has-children',
  itemFrame: 'wrap',
  subMenu: 'sub-menu',
  caret: 'caret-wrap',
  caretIcon: 'caret',
} as const;
