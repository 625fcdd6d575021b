/** The object that a page prints for the theme's runtime; every scalar in it is a text when WordPress prints it. */
export const PROPERTIES_NAME = 'NeveProperties';

/** What the whole runtime has to know of a page. */
export interface PageFlags {
  readonly isRtl: boolean;
  /** The page is shown in the customizer's preview. */
  readonly isPreview: boolean;
}

/** Reads them off the page's object. `null` when there is none: the page knows nothing of the theme's settings. */
export function pageFlags(printed: unknown): PageFlags | null {
  if (typeof printed !== 'object' || printed === null) return null;
  const { isRTL, isCustomize } = printed as Readonly<Record<string, unknown>>;
  return { isRtl: isOn(isRTL), isPreview: isOn(isCustomize) };
}

/** WordPress prints true as "1" and false as "". */
function isOn(value: unknown): boolean {
  return !!value && value !== '0' && value !== 'false';
}
