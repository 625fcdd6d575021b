/** The page builder's contract: the names that its markup, its stored pages and other products' scripts agree on. */

/** Those that start with an `e` are version 4 boxes, whose styles are in classes. */
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

/** A node of a page document, as in kits. */
export interface BuilderElement {
  /** Usually seven hexadecimal digits. A string, even if it looks like a number. */
  readonly id: string;
  readonly elType: (typeof ELEMENT_TYPES)[number];
  readonly widgetType?: string;
  readonly isInner?: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly elements: readonly BuilderElement[];
  /** The document that a global widget shows. */
  readonly templateID?: number | string;
  /** A version 4 element's own classes, by id. */
  readonly styles?: Readonly<Record<string, unknown>>;
  /** A version 4 element's animations, as stored. */
  readonly interactions?: unknown;
}

/** The skin of a widget. No other is known. */
export const SKIN = 'default';

/** Query parameter for the page of a widget's posts, followed by its id, as in Elementor Pro. */
export const LIST_PAGE_PARAMETER = 'e-page-';
/**
 * Marks rare features whose script is found by this attribute alone: a `packed` list of posts, further posts on `click` or
 * `endless`, a `popup`, an element with `motion` effects, one of version 4 with an `interaction`, an `off-canvas` panel, a
 * button that prints (`print`), a `progress-tracker`.
 */
export const EXTRA_ATTRIBUTE = 'data-portico-extra';

/**
 * On a part that its owner opens and starts later, such as Elementor Pro's off-canvas: the elements in it wait as long as its
 * value is `true`.
 */
export const DELAY_ATTRIBUTE = 'data-delay-child-handlers';

/** Fired on `window` when a height has changed, for scripts that cache positions. */
export const LAYOUT_CHANGED_EVENT = 'elementor-pro/motion-fx/recalc';

/** Fired on `window` with the panel that a nested tabs widget has just shown. */
export const NESTED_TAB_SHOWN_EVENT = 'elementor/nested-tabs/activate';

/** Fired on `window` with `{ widgetId, titleIndex }` when a key activates a nested tab. */
export const ACTIVATE_BY_KEYBOARD_EVENT = 'elementor/nested-elements/activate-by-keyboard';

/** Fired on `window` when background videos should measure themselves again. */
export const BACKGROUND_VIDEO_EVENT = 'elementor/bg-video/recalc';

/** Duration of opening and closing panels. */
export const SLIDE_MS = 400;

/** `0.5 - cos(pi * p) / 2`, the easing that jQuery calls swing. */
export const SWING_EASING = 'cubic-bezier(0.37, 0, 0.63, 1)';

const SHORT_ID_DIGITS = 3;

/** The element's id as a decimal number. */
export function idNumber(id: string): string {
  const number = Number.parseInt(id, 16);
  return String(Number.isNaN(number) ? 0 : number);
}

/** The id number cut to three digits, as used in older widgets' ids. */
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

/** Floating elements are separate documents, printed after the page's. */
export const FLOATING_TYPE = 'floating-buttons';

/** Components, which pages show in several places with their own overrides, are separate documents. */
export const COMPONENT_TYPE = 'elementor_component';

/** Widgets that pages show in several places as they are, Elementor Pro's global widgets, are separate documents. */
export const GLOBAL_TYPE = 'widget';

/** The document that renders a post's text, if it was made with the builder. The post has the title and the slug. */
export const POST_TYPE = 'wp-post';

/** That post, as a condition. */
export const placeOfPost = (post: number): string => `include/singular/post/${post}`;

/** How browsers report clicks on floating elements. A separate constant, because browsers need nothing else of the call. */
export const CLICKS_ACTION = 'elementor_send_clicks';

/** The call through WordPress's shared AJAX URL. The nonce is in the page's configuration. */
export const CLICKS_CALL = {
  action: CLICKS_ACTION,
  nonce: 'floating-buttons-click-tracking',
} as const;

/** The call of Elementor's editor, through the same URL. */
export const EDITOR_CALL = { action: 'elementor_ajax' } as const;

/**
 * Documents that surround or render pages, with their default conditions. A loop item is rendered by the widgets that name it,
 * wherever they are.
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

/** Opens over pages, by itself or from a link. Unlike with other templates, all that match a page are on it. */
export const POPUP_TYPE = 'popup' satisfies keyof typeof TEMPLATE_TYPES;

/** Elementor's id for a popup's box. */
export const popupId = (document: string): string => `elementor-popup-modal-${document}`;

/** Fired on `window` with the popup's `id` when it has opened or closed. */
export const POPUP_SHOWN_EVENT = 'elementor/popup/show';
export const POPUP_HIDDEN_EVENT = 'elementor/popup/hide';

/** Actions of links that open or close a popup. */
export const POPUP_OPEN_ACTION = 'popup:open';
export const POPUP_CLOSE_ACTION = 'popup:close';

/** Action of links that open or close a panel beside the page, with `:open`, `:close` or `:toggle`. */
export const OFF_CANVAS_ACTION = 'off_canvas';

/** Parts of pages: kept by authors, or brought by kits. They are inserted as copies, or shown in several places. */
export const PART_TYPES = ['container', 'section', 'page'] as const;

/** Elementor Pro's widget for source code. Its `code` is stored as it is, and drawn as text only. */
export const CODE_WIDGET = 'code-highlight';

/** Where people sign in, and the parameter with their name. */
export const SIGN_IN_PATH = '/admin/';
export const SIGN_IN_NAME = 'login';

/** Documents that are complete pages. */
const PAGE_TYPES = ['wp-page', 'wp-post', 'landing-page'];

export function isPageType(type: string): boolean {
  return PAGE_TYPES.includes(type);
}

export type TemplateType = keyof typeof TEMPLATE_TYPES;

export function isTemplateType(type: string): type is TemplateType {
  return Object.hasOwn(TEMPLATE_TYPES, type);
}

/** Neve's names for the parts of a menu. Whoever prints them gets the behaviour of the theme's runtime on the page. */
export const THEME_MENU = {
  list: 'nav-ul',
  /** A menu in a mobile panel: submenus open below their item. */
  phoneList: 'nav-ul menu-mobile',
  item: 'menu-item',
  parent: 'menu-item-has-children',
  itemFrame: 'wrap',
  subMenu: 'sub-menu',
  caret: 'caret-wrap',
  caretIcon: 'caret',
} as const;

export type { SiteFacts, SiteMenuItem } from './siteFacts.ts';
