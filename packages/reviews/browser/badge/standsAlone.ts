import { PRODUCT_SHEET } from '../../wire/public.ts';

/**
 * The classes of what a badge draws over a page. Nothing of the page reaches it, unless that is Rich Showcase's own sheet: then
 * ours is not there, and the badge looks as that product draws it.
 */
export function standsAlone(page: Document): readonly string[] {
  return page.querySelector(`link[id^="${PRODUCT_SHEET}"]`) ? [] : ['portico-over'];
}
