/** What stands on a page, by kind: a form, reviews, widgets of a page builder, posts. */
const KINDS = ['.wpcf7', '.wp-gr', '.elementor-widget', '.nv-index-posts'];

/** Whether a page has things of many kinds on it, so that few large files serve it better than many small ones. */
export function hasMuch(page: Document): boolean {
  return KINDS.filter((kind) => page.querySelector(kind)).length > 2;
}
