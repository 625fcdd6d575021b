import { recordOf } from '../settings/read.ts';

/** Whose look a document relies on where it sets nothing itself: the site's, or Elementor's. */
export const LOOK_SETTING = 'portico_look';
export const ELEMENTOR_LOOK = 'elementor';

/** Elementor's, because the whole site has it. Never stored: it is derived from the site. */
const SITE_LOOK = 'elementor-site';

/**
 * Classes used by the sheet of Elementor's look: on a document that relies on it, on its body, and on the body of such a site.
 */
const LOOK_CLASS = 'portico-elementor-look';
const PAGE_CLASS = 'portico-elementor-page';
const SITE_CLASS = 'portico-elementor-site';

export function takesElementorLook(settings: unknown): boolean {
  return bringsElementorLook(settings) || isOfSuchSite(settings);
}

/** Whether the document says so itself, wherever it is shown. */
export function bringsElementorLook(settings: unknown): boolean {
  return recordOf(settings)[LOOK_SETTING] === ELEMENTOR_LOOK;
}

/** Marks a page made with Elementor as relying on its look. */
export function withElementorLook(settings: unknown): Record<string, unknown> {
  return { ...recordOf(settings), [LOOK_SETTING]: ELEMENTOR_LOOK };
}

/** The same for any document on a site with an Elementor kit. */
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
