import type { Crumb, LanguageVersion } from '@portico/theme/blog';
import type { PostQuery } from '@portico/theme/server';

/** A list of posts that has an address: the blog itself, an archive, what a search has found. */
export interface PostList {
  /** The address of its first page. */
  readonly path: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly trail: readonly Crumb[];
  readonly query: PostQuery;
  /** Whether an empty one is a page all the same. */
  readonly mayBeEmpty: boolean;
  /** The same list in each language of the site, where there is one. */
  readonly versions?: readonly LanguageVersion[];
  /** Where a feed reader finds the same posts. */
  readonly feedPath?: string;
}
