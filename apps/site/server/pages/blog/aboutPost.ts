import type { Blog, Post, PostSummary } from '@portico/blog/server';
import { authorPath, categoryPath, datePath, postPath, tagPath } from '@portico/blog/ui';
import type { PostFacts } from '@portico/builder/document';
import type { SiteLink, SitePost } from '@portico/builder/wire/admin';
import type { BlogParts } from './BlogParts.ts';

/** What the widgets of a template say of a post beside its words. */
export function aboutPost(
  { timeZone }: Pick<BlogParts, 'timeZone'>,
  post: Post,
  { older, newer }: Awaited<ReturnType<Blog['neighbours']>>,
): PostFacts {
  return {
    ...postAbout(post, timeZone),
    id: post.id,
    comments: post.commentsOpen ? post.commentCount : null,
    older: older && linkTo(older),
    newer: newer && linkTo(newer),
  };
}

/** The same of a post of a list, which nothing stands beside. */
export function postAbout(post: PostSummary, timeZone: string): NonNullable<SitePost['about']> {
  const { author, publishedAt, modifiedAt, language } = post;
  return {
    ...{ publishedAt, modifiedAt, language, timeZone },
    author: author && { name: author.name, href: authorPath(author.slug), about: author.about },
    dayHref: dayPath(publishedAt, timeZone),
    categories: post.categories.map(({ slug, name }) => ({ href: categoryPath(slug), text: name })),
    tags: post.tags.map(({ slug, name }) => ({ href: tagPath(slug), text: name })),
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
