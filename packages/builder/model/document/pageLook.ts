import { recordOf } from '../settings/read.ts';

/** Whose look a document counts on where it says nothing itself: the site's, or Elementor's. */
export const LOOK_SETTING = 'portico_look';
export const ELEMENTOR_LOOK = 'elementor';

/** Elementor's, because the whole site has it. No document is stored with it: it is what a site makes of one. */
const SITE_LOOK = 'elementor-site';

/** The sheet of Elementor's look goes by these: on a document that counts on it, on the body around one, and on that of such a site. */
const LOOK_CLASS = 'portico-elementor-look';
const PAGE_CLASS = 'portico-elementor-page';
const SITE_CLASS = 'portico-elementor-site';

export function takesElementorLook(settings: unknown): boolean {
  return bringsElementorLook(settings) || isOfSuchSite(settings);
}

/** Whether the document says so itself, wherever it stands. */
export function bringsElementorLook(settings: unknown): boolean {
  return recordOf(settings)[LOOK_SETTING] === ELEMENTOR_LOOK;
}

/** Says of a page that was made with Elementor whose look it counts on. */
export function withElementorLook(settings: unknown): Record<string, unknown> {
  return { ...recordOf(settings), [LOOK_SETTING]: ELEMENTOR_LOOK };
}

/** The same of a document on a site with a kit of Elementor's, whatever it says. */
export function withSiteLook(settings: unknown): Record<string, unknown> {
  return { ...recordOf(settings), [LOOK_SETTING]: SITE_LOOK };
}

export function lookClass(settings: unknown): string {
  return takesElementorLook(settings) ? ` ${LOOK_CLASS}` : '';
}

export function pageLookClasses(settings: unknown): readonly string[] {
  if (isOfSuchSite(settings)) return [PAGE_CLASS, SITE_CLASS];
  return bringsElementorLook(settings) ? [PAGE_CLASS] : [];
}

function isOfSuchSite(settings: unknown): boolean {
  return recordOf(settings)[LOOK_SETTING] === SITE_LOOK;
}
