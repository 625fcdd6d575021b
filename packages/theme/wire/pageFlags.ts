import { PRINTED_NO } from './printed.ts';

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

function isOn(value: unknown): boolean {
  return !new RegExp(PRINTED_NO).test(String(value));
}
