import { recordOf, textOf } from '../settings/read.ts';

/** What a page says of itself to search engines and in links to it, out of its settings. */
export function descriptionOf(settings: unknown): string {
  return textOf(recordOf(settings)[DESCRIPTION_SETTING]);
}

export const DESCRIPTION_SETTING = 'post_excerpt';
/** More than that is shown nowhere. */
export const DESCRIPTION_LENGTH = 300;
