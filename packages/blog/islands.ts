/** Identifies a page with a list of posts. */
export const blogMarkup = '.nv-index-posts';

/** The blog's islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const blogIslands = [
  { name: 'theme-posts', selector: '.blog.nv-index-posts', moment: 'reached', isDeaf: true },
] as const;
