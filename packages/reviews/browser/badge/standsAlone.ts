import { hasProductSheet } from './hasProductSheet.ts';

/** The classes of what a badge draws over a page. Nothing of the page reaches it, unless that is Rich Showcase's own sheet. */
export function standsAlone(page: Document): readonly string[] {
  return hasProductSheet(page) ? [] : ['portico-over'];
}
