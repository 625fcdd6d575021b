import { PRODUCT_SHEET_LINK } from '../../wire/public.ts';

/**
 * The classes of what a badge shows over a page. They isolate it from the page's styles, unless Rich Showcase's own style sheet
 * is there: then ours is not loaded, and the badge looks as that product designs it.
 */
export function standsAlone(page: Document): readonly string[] {
  return page.querySelector(PRODUCT_SHEET_LINK) ? [] : ['portico-over'];
}
