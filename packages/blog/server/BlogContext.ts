import type { Clock, ContentVersions, Jobs } from '@portico/kernel/server';
import type { IsReserved } from './writing/freeSlug.ts';

/** Every page that shows something of the blog depends on this; it is touched with whatever visitors can see of it. */
export const BLOG_TAG = 'blog';

/** One post, for whatever depends on it alone. */
export const postTag = (id: number): string => `post:${id}`;

/** What writing needs besides the transaction. */
export interface BlogContext {
  readonly clock: Clock;
  readonly content: ContentVersions;
  readonly jobs: Jobs;
  /** The language of posts that do not say. */
  readonly language: () => string;
  readonly isReserved: IsReserved;
}
