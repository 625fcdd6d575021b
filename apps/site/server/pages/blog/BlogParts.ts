import type { CommentsQuery } from '@portico/spam-protection/server';
import type { Blog } from '@portico/theme/server';
import type { ReactNode } from 'react';

/** What the pages of the blog stand on. */
export interface BlogParts {
  readonly blog: Blog;
  /** The comments of a post with their form. */
  readonly commentsOf: (postId: number, query?: CommentsQuery) => Promise<ReactNode>;
  /** Where a post went that was at this address once. */
  readonly movedTo: (slug: string) => Promise<string | null>;
  /** The languages of the posts; the first is the site's main one, which they have unless they say otherwise. */
  readonly languages: readonly [string, ...string[]];
  /** What the blog is called, and what it is about. */
  readonly name: string;
  readonly about: string;
  /** Who publishes it. */
  readonly publisher: string;
}
