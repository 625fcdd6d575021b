import type { AuthorItem, TermItem } from '../../wire/admin.ts';

/** What can be assigned to a post: categories, tags, authors. */
export interface PostChoices {
  readonly terms: readonly TermItem[];
  readonly authors: readonly AuthorItem[];
  /** The main one first. */
  readonly languages: readonly string[];
}

/** The parent screen of the editor. */
export const POSTS = { label: 'Posts', to: '/posts' };
