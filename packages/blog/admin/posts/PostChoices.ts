import type { AuthorItem, TermItem } from '../../wire/admin.ts';

/** What a post can be given: categories, tags, authors. */
export interface PostChoices {
  readonly terms: readonly TermItem[];
  readonly authors: readonly AuthorItem[];
}

/** The screen above the editor. */
export const POSTS = { label: 'Posts', to: '/posts' };
