import type { PostQuery } from '@portico/blog/server';
import type { Crumb, LanguageVersion } from '@portico/blog/ui';
import type { Places } from '../places.ts';

/** A list of posts with a URL: the blog itself, an archive, search results. */
export interface PostList {
  /** Path of its first page. */
  readonly path: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly trail: readonly Crumb[];
  readonly query: PostQuery;
  /** Matched by template conditions. */
  readonly places: Places;
  /** Whether the page exists even if the list is empty. */
  readonly mayBeEmpty: boolean;
  /** The same list in each of the site's languages that has it. */
  readonly versions?: readonly LanguageVersion[];
  /** Path of the feed with the same posts. */
  readonly feedPath?: string;
}
