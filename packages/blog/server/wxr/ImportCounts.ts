export interface ImportCounts {
  posts: number;
  pages: number;
  comments: number;
  terms: number;
  authors: number;
  media: number;
  /** There already, from an import before. */
  known: number;
  /** Things that a blog has no place for: menus, revisions, what was in the trash. */
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

/** How many entries of the file the counts speak of. Comments are parts of their posts. */
export function written({ comments: _, ...entries }: ImportCounts): number {
  return Object.values(entries).reduce((sum, count) => sum + count, 0);
}
