import type { Post, PostQuery } from '@portico/blog/server';
import { turnAt } from '../pages/clockTag.ts';
import { type PostsRequest, slugIn } from './postChoice.ts';

/** Query for posts related to a post, as set in a widget; `null` if it has nothing that others could share. */
export function relatedQuery(
  { taxonomies, bySameAuthor }: NonNullable<PostsRequest['relatedTo']>,
  post: Post,
): PostQuery | null {
  const slugs = { category: post.categories, tag: post.tags };
  if (taxonomies.some((taxonomy) => slugs[taxonomy].length === 0)) return null;
  const oneOf = (taxonomy: keyof typeof slugs): readonly string[] =>
    taxonomies.includes(taxonomy) ? [slugs[taxonomy].map(({ slug }) => slug).join(',')] : [];
  return {
    type: post.type,
    language: post.language,
    ...{ categories: oneOf('category'), tags: oneOf('tag') },
    ...(bySameAuthor && post.author && { author: post.author.slug }),
    choice: { notPosts: [post.id] },
  };
}

/** The newest posts except the one they are shown on. */
export function newestBut({ relatedTo }: PostsRequest): PostQuery {
  const notSlug = slugIn(relatedTo?.at);
  return notSlug ? { choice: { notSlug } } : {};
}

/** In the same order for as long as the page is cached. */
export function shuffled(ids: readonly number[]): readonly number[] {
  const turn = turnAt(Date.now());
  const placeOf = (id: number): number => Math.imul(id + turn, 2_654_435_761) >>> 0;
  return ids.toSorted((one, other) => placeOf(one) - placeOf(other));
}
