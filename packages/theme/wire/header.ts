/** How long the body's class marks the menu as closing. */
export const HIDING_MS = 1000;
export const RESIZE_DEBOUNCE_MS = 500;
/** A panel that slides in takes the focus once it is visible. */
export const FOCUS_DELAY_MS = 100;
/** Windows from this width on count as desktops. */
export const DESKTOP_PX = 960;
export const CART_WIDTH_PX = 360;
/** A cart icon closer to the left edge than this opens its panel to the right. */
export const CART_FLIP_PX = 350;
/** The space left free beside the cart's panel on a phone, both sides together. */
export const CART_SPACING_PX = 32;

export const TRAP_RUN = 'ftrap-run';
export const TRAP_END = 'ftrap-end';

export const PALETTE_ATTRIBUTE = 'data-neve-theme';
export const PALETTE_KEY = 'neve_user_theme';

/** On the document: the texts about results while typing, as a JSON list. */
export const FOUND_WORDS = 'data-portico-found';
