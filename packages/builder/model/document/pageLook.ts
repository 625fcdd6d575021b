import { recordOf } from '../settings/read.ts';

/** Whose look a document counts on where it says nothing itself: the site's, or Elementor's. */
export const LOOK_SETTING = 'portico_look';
export const ELEMENTOR_LOOK = 'elementor';

/** On a document that counts on Elementor's look, and on the body of such a page: the sheet of that look goes by these. */
const LOOK_CLASS = 'portico-elementor-look';
const PAGE_LOOK_CLASS = 'portico-elementor-page';

export function takesElementorLook(settings: unknown): boolean {
  return recordOf(settings)[LOOK_SETTING] === ELEMENTOR_LOOK;
}

/** Says of a page that was made with Elementor whose look it counts on. */
export function withElementorLook(settings: unknown): Record<string, unknown> {
  return { ...recordOf(settings), [LOOK_SETTING]: ELEMENTOR_LOOK };
}

export function lookClass(settings: unknown): string {
  return takesElementorLook(settings) ? ` ${LOOK_CLASS}` : '';
}

export function pageLookClass(settings: unknown): string {
  return takesElementorLook(settings) ? PAGE_LOOK_CLASS : '';
}
