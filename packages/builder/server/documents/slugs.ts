import { LONGEST_SLUG, slugOf } from '@portico/kernel/server';

/** The slug suggested by a title: `uber-uns-mehr` for `Über uns & mehr`, and its own letters for one in another script. */
export const suggestedSlug = (title: string): string => slugOf(title, 'any') || 'page';

export function isSlug(text: string): boolean {
  return text !== '' && text.length <= LONGEST_SLUG && slugOf(text, 'any') === text;
}
