import { slugOf as asSlug } from '@portico/kernel/server';

/** Longer ones are cut: URLs are read, typed and shared. */
const LONGEST = 80;

/** WordPress stores this many characters. */
const LONGEST_GIVEN = 200;

/** Slugs may use any script, like posts. Empty if nothing is left. */
export const slugOf = (title: string): string => asSlug(title, 'any', LONGEST);

/** A post that already has a slug, here or where it comes from, keeps its URL: others link to it. */
export const givenSlugOf = (slug: string): string => asSlug(slug, 'any', LONGEST_GIVEN);
