export interface ImportCounts {
  posts: number;
  pages: number;
  comments: number;
  terms: number;
  authors: number;
  media: number;
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
  known: 0,
  skipped: 0,
});

/** How many entries of the file the counts cover. Comments are parts of their posts. */
export function written({ comments: _, ...entries }: ImportCounts): number {
  return Object.values(entries).reduce((sum, count) => sum + count, 0);
}
