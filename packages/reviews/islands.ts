/** The selector that identifies a page with reviews. */
export const reviewsMarkup = '.wp-gr';

/** Widgets that have not been started yet; a nested one belongs to the outer one. */
export const WIDGET = '.wp-gr[data-exec=false]:not(.wp-gr .wp-gr)';

/**
 * The islands of the reviews: their markup, and when they start. Their code is in the chunk of the same name. A floating badge is
 * in view wherever its markup stands, usually in the footer.
 */
export const reviewsIslands = [
  { name: 'reviews', selector: `${WIDGET}:not([data-layout=badge])`, moment: 'ahead' },
  { name: 'reviews', selector: `${WIDGET}[data-layout=badge]`, moment: 'idle' },
] as const;
