export interface ImportCounts {
  posts: number;
  pages: number;
  comments: number;
  terms: number;
  authors: number;
  media: number;
  /** Designed with Elementor, and kept for the owner to bring in. */
  designed: number;
  /** Already there from an earlier import. */
  known: number;
  /** Items that a blog does not have: menus, revisions, trashed posts. */
  skipped: number;
}

export const noCounts = (): ImportCounts => ({
  posts: 0,
  pages: 0,
  comments: 0,
  terms: 0,
  authors: 0,
  media: 0,
  designed: 0,
  known: 0,
  skipped: 0,
});

/** How many entries of the file the counts cover. Comments are parts of their posts. */
export function written({ comments: _, ...entries }: ImportCounts): number {
  return Object.values(entries).reduce((sum, count) => sum + count, 0);
}

/** The counts of an import that began again, with the posts that it had written before and finds now. */
export function withEarlier(counts: ImportCounts, earlier: Partial<ImportCounts>): ImportCounts {
  const { posts = 0, pages = 0, comments = 0 } = earlier;
  return {
    ...counts,
    posts: counts.posts + posts,
    pages: counts.pages + pages,
    comments: counts.comments + comments,
    known: Math.max(0, counts.known - posts - pages),
  };
}
