import { recordOf, textOf } from '../settings/read.ts';

/** A page's description for search engines and link previews, from its settings. */
export function descriptionOf(settings: unknown): string {
  return textOf(recordOf(settings)[DESCRIPTION_SETTING]);
}

export const DESCRIPTION_SETTING = 'post_excerpt';
/** Longer descriptions are never shown in full. */
export const DESCRIPTION_LENGTH = 300;
