import { LONGEST_SLUG, slugOf } from '@portico/kernel/server';

/** The slug suggested by a title: `uber-uns-mehr` for `Über uns & mehr`. */
export const suggestedSlug = (title: string): string => slugOf(title) || 'page';

export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
