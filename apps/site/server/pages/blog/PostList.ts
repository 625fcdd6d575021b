import type { PostQuery } from '@portico/blog/server';
import type { Crumb, LanguageVersion } from '@portico/blog/ui';
import type { Places } from '../places.ts';

/** A list of posts that has an address: the blog itself, an archive, what a search has found. */
export interface PostList {
  /** The address of its first page. */
  readonly path: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly trail: readonly Crumb[];
  readonly query: PostQuery;
  /** How the conditions of templates know it. */
  readonly places: Places;
  /** Whether an empty one is a page all the same. */
  readonly mayBeEmpty: boolean;
  /** The same list in each language of the site, where there is one. */
  readonly versions?: readonly LanguageVersion[];
  /** Where a feed reader finds the same posts. */
  readonly feedPath?: string;
}
