/** What a page with reviews is known by. */
export const reviewsMarkup = '.wp-gr';

/** Widgets that nobody has brought to life yet; one inside another belongs to the outer one. */
export const WIDGET = '.wp-gr[data-exec="false"]:not(.wp-gr .wp-gr)';

/** The reviews' islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const reviewsIslands = [
  { name: 'reviewGlobals', selector: WIDGET, moment: 'ahead' },
  { name: 'reviews', selector: WIDGET, moment: 'ahead' },
] as const;
