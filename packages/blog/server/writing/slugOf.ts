import { slugOf as asSlug } from '@portico/kernel/server';

/** Longer ones are cut: URLs are read, typed and shared. */
const LONGEST = 80;

/** Slugs may use any script, like posts. Empty if nothing is left. */
export const slugOf = (title: string): string => asSlug(title, 'any', LONGEST);
