import type { SiteSettings } from '@portico/admin/wire/admin';
import type { Blog, PostSummary } from '@portico/blog/server';
import { dayIn, postPath, readable } from '@portico/blog/ui';
import type { SiteAnswer, SitePost, SiteRequest } from '@portico/builder/wire/admin';
import { dateFormOf } from '../pages/blog/blogOf.ts';
import { postText } from '../pages/blog/postText.ts';
import { choiceOf, type PostsRequest } from './postChoice.ts';

/** Posts for a widget, with the words that the site has for their days. */
export async function sitePosts(
  blog: Pick<Blog, 'list' | 'texts'>,
  site: SiteSettings,
  asked: Extract<SiteRequest, { kind: 'posts' }>,
): Promise<SiteAnswer> {
  const { count, offset } = asked;
  // Where pages of this length begin, only this one is read.
  const isPage = offset % count === 0;
  const { posts, total } = await blog.list(
    { ...queryOf(asked, site), perPage: isPage ? count : offset + count },
    isPage ? offset / count + 1 : 1,
  );
  const wanted = isPage ? posts : posts.slice(offset, offset + count);
  const texts = asked.isWhole ? await blog.texts(wanted.map(({ id }) => id)) : new Map<number, string>();
  return { posts: wanted.map((post) => ({ ...shown(post, site), ...contentOf(post, texts) })), total };
}

function queryOf(asked: PostsRequest, { timeZone }: SiteSettings): Parameters<Blog['list']>[0] {
  const { orderBy, order, categories, tags, authors, hasStickyOnTop, isOfPages } = asked;
  const [author] = authors;
  return {
    ...{ orderBy, order },
    // One or the other of them.
    ...(categories.length > 0 && { categories: [categories.join(',')] }),
    ...(tags.length > 0 && { tags: [tags.join(',')] }),
    ...(author && { author }),
    ...(hasStickyOnTop && { hasStickyOnTop }),
    ...(isOfPages && { type: 'page' }),
    choice: choiceOf(asked, { now: Date.now(), timeZone }),
  };
}

function shown(post: PostSummary, site: SiteSettings): SitePost {
  const { id, slug, title, excerpt, publishedAt, author, commentCount, cover } = post;
  const form = dateFormOf(site);
  const source = cover && (cover.sources.findLast(({ width }) => width <= PICTURE_WIDTH) ?? cover.sources[0]);
  return {
    ...{ id, title, excerpt, href: postPath(slug), comments: commentCount, author: author?.name ?? '' },
    date: dayIn(publishedAt, post.language, form),
    modified: dayIn(post.modifiedAt, post.language, form),
    time: new Intl.DateTimeFormat(site.language, { timeStyle: 'short', timeZone: form.timeZone }).format(
      publishedAt,
    ),
    categories: post.categories.map(({ name }) => name),
    tags: post.tags.map(({ name }) => name),
    ...(cover &&
      source && { picture: { src: source.url, alt: cover.alt, width: cover.width, height: cover.height } }),
  };
}

/** As it is drawn on its own page. */
function contentOf(
  { id, language }: PostSummary,
  texts: ReadonlyMap<number, string>,
): Pick<SitePost, 'content'> {
  const html = texts.get(id);
  if (html === undefined) return {};
  const text = postText({ id, html });
  return { content: { html: readable(text.html, language), ...(text.sheet && { sheet: text.sheet }) } };
}

const PICTURE_WIDTH = 1_000;
