import { type BlogLayout, hasColumns } from '../wire/public.ts';
import type { ShownPost } from './ShownPost.ts';

/** Classes of a post in a list, as expected by the theme and other products' scripts. */
export function postClasses(post: ShownPost, layout: BlogLayout): string {
  return [
    ...ownClasses(post),
    `layout-${layout}`,
    ...(hasColumns(layout) ? [] : ['col-12', 'nv-non-grid-article']),
  ].join(' ');
}

export function ownClasses(post: ShownPost): readonly string[] {
  return [
    `post-${post.id}`,
    post.type,
    `type-${post.type}`,
    'status-publish',
    ...(post.cover ? ['has-post-thumbnail'] : []),
    'hentry',
    ...(post.isSticky ? ['sticky'] : []),
    ...post.categories.map(({ slug }) => `category-${classPart(slug)}`),
    ...post.tags.map(({ slug }) => `tag-${classPart(slug)}`),
  ];
}

/** A slug in a non-Latin script is percent-encoded, which is not a valid class. */
function classPart(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}_-]/gu, '-');
}
