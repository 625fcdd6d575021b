import type { PostRow } from '../tables.ts';
import { excerptOf } from './excerptOf.ts';

const LETTERS = 60;

/** What a post is called where visitors see it: without a title, by its first words. */
export function shownTitle({ title, shown_excerpt }: Pick<PostRow, 'title' | 'shown_excerpt'>): string {
  return title || excerptOf(shown_excerpt, LETTERS) || 'Untitled';
}
