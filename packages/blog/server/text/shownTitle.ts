import type { PostRow } from '../tables.ts';
import { excerptOf } from './excerptOf.ts';

const LETTERS = 60;

/** A post's title for visitors: its first words if it has none. */
export function shownTitle({ title, shown_excerpt }: Pick<PostRow, 'title' | 'shown_excerpt'>): string {
  return title || excerptOf(shown_excerpt, LETTERS) || 'Untitled';
}
