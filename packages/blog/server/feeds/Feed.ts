import type { Post } from '../Blog.ts';

/** What feeds, the map and exported files say about the site. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
}

/** A list of posts as a feed: what it is called, where it is, what is in it. */
export interface Feed {
  readonly site: SiteFacts;
  /** `https://example.org`, without a slash at the end. */
  readonly origin: string;
  readonly title: string;
  /** The page with the same posts, and the feed itself, as paths. */
  readonly path: string;
  readonly feedPath: string;
  readonly posts: readonly Post[];
}

/** When the newest of it changed. */
export function changedAt({ posts }: Feed): number {
  return Math.max(0, ...posts.map(({ modifiedAt, publishedAt }) => Math.max(modifiedAt, publishedAt)));
}
