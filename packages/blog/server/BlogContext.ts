import type { Clock, ContentVersions, Jobs } from '@portico/kernel/server';
import type { IsReserved } from './writing/freeSlug.ts';

/** Tag of every page that shows something of the blog; touched when anything visible changes. */
export const BLOG_TAG = 'blog';

/** Tag of one post, for what depends on it alone. */
export const postTag = (id: number): string => `post:${id}`;

/** What write operations need besides the transaction. */
export interface BlogContext {
  readonly clock: Clock;
  readonly content: ContentVersions;
  readonly jobs: Jobs;
  /** Default language of posts. */
  readonly language: () => string;
  readonly isReserved: IsReserved;
}
