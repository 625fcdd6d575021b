import { PRODUCT_SHEET } from '../../wire/public.ts';

/** Whether a page has Rich Showcase's own sheet: then ours for the cards is not there, and they look as that product draws them. */
export function hasProductSheet(page: Document): boolean {
  return !!page.querySelector(`link[id^="${PRODUCT_SHEET}"]`);
}
