import { type BlogLayout, hasColumns } from '../wire/look.ts';
import type { ShownPost } from './ShownPost.ts';

/** The classes of a post in a list, as the theme and other products' scripts look for them. */
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

/** A slug in another script is percent-encoded, which is no class. */
function classPart(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}_-]/gu, '-');
}
