import type { Blog, Post } from '@portico/blog/server';
import { authorPath, categoryPath, datePath, postPath, tagPath } from '@portico/blog/ui';
import type { PostFacts } from '@portico/builder/document';
import type { SiteLink } from '@portico/builder/wire/admin';
import type { BlogParts } from './BlogParts.ts';

/** What the widgets of a template say of a post beside its words. */
export function aboutPost(
  { timeZone }: Pick<BlogParts, 'timeZone'>,
  post: Post,
  { older, newer }: Awaited<ReturnType<Blog['neighbours']>>,
): PostFacts {
  const { author, publishedAt, language } = post;
  return {
    ...{ publishedAt, language, timeZone },
    author: author && { name: author.name, href: authorPath(author.slug), about: author.about },
    dayHref: dayPath(publishedAt, timeZone),
    comments: post.commentsOpen ? post.commentCount : null,
    categories: post.categories.map(({ slug, name }) => ({ href: categoryPath(slug), text: name })),
    tags: post.tags.map(({ slug, name }) => ({ href: tagPath(slug), text: name })),
    older: older && linkTo(older),
    newer: newer && linkTo(newer),
  };
}

function linkTo({ slug, title }: { readonly slug: string; readonly title: string }): SiteLink {
  return { href: postPath(slug), text: title };
}

/** The posts of a day by the clock of the site. */
function dayPath(time: number, timeZone: string): string {
  // Sweden writes days in ISO's order.
  const [year, month, day] = new Intl.DateTimeFormat('sv', { timeZone }).format(time).split('-').map(Number);
  return datePath(year ?? 0, month, day);
}
