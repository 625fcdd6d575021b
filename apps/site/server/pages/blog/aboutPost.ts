import type { Blog, Post, PostSummary } from '@portico/blog/server';
import { authorPath, categoryPath, datePath, postPath, tagPath } from '@portico/blog/ui';
import type { PostFacts } from '@portico/builder/document';
import type { SiteLink, SitePost } from '@portico/builder/wire/admin';
import type { BlogParts } from './BlogParts.ts';

/** What template widgets show about a post besides its text. */
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

/** The same for a post in a list, which has no neighbours. */
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

/** Path of a day's posts, in the site's time zone. */
function dayPath(time: number, timeZone: string): string {
  // The Swedish locale formats dates like ISO.
  const [year, month, day] = new Intl.DateTimeFormat('sv', { timeZone }).format(time).split('-').map(Number);
  return datePath(year ?? 0, month, day);
}
