/** The selector that identifies a page with reviews. */
export const reviewsMarkup = '.wp-gr';

/** Widgets that have not been started yet; a nested one belongs to the outer one. */
export const WIDGET = '.wp-gr[data-exec="false"]:not(.wp-gr .wp-gr)';

/** The islands of the reviews: their markup, and when they start. Their code is in the chunk of the same name. */
export const reviewsIslands = [
  { name: 'reviewGlobals', selector: WIDGET, moment: 'ahead' },
  { name: 'reviews', selector: WIDGET, moment: 'ahead' },
] as const;
