import { slugOf as asSlug } from '@portico/kernel/server';

/** Longer ones are cut: an address is read, typed and sent. */
const LONGEST = 80;

/** Posts are written in any script, and so are their addresses. Empty where nothing is left. */
export const slugOf = (title: string): string => asSlug(title, 'any', LONGEST);
