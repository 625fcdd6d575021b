import type { PostPage } from '@portico/blog/server';
import { listPagePath } from '@portico/blog/ui';
import type { ListFacts } from '@portico/builder/document';

/** A page of a list, for template widgets. */
export function listFacts(path: string, { posts, page, pages }: PostPage): ListFacts {
  return { posts: posts.map(({ id }) => id), page, pages, addressOf: (one) => listPagePath(path, one) };
}
