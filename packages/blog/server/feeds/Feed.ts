import type { Post } from '../Blog.ts';

/** Facts about the site for feeds, the sitemap and export files. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
}

/** A list of posts as a feed: its title, URL and content. */
export interface Feed {
  readonly site: SiteFacts;
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string;
  readonly title: string;
  /** Paths of the page with the same posts, and of the feed itself. */
  readonly path: string;
  readonly feedPath: string;
  readonly posts: readonly Post[];
}

/** When its newest content changed. */
export function changedAt({ posts }: Feed): number {
  return Math.max(0, ...posts.map(({ modifiedAt, publishedAt }) => Math.max(modifiedAt, publishedAt)));
}
