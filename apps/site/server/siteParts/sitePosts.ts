import type { SiteSettings } from '@portico/admin/wire/admin';
import type { Blog, PostPage, PostQuery, PostSummary } from '@portico/blog/server';
import { dayIn, postPath, readable } from '@portico/blog/ui';
import type { SitePost } from '@portico/builder/wire/admin';
import { postAbout } from '../pages/blog/aboutPost.ts';
import { dateFormOf } from '../pages/blog/blogOf.ts';
import { postText } from '../pages/blog/postText.ts';
import { turnAt } from '../pages/clockTag.ts';
import { choiceOf, type PostsRequest, slugIn } from './postChoice.ts';
import { newestBut, relatedQuery, shuffled } from './relatedPosts.ts';

/** Posts for a widget, with dates in the site's format. */
export async function sitePosts(
  blog: Reading,
  site: SiteSettings,
  asked: PostsRequest,
): Promise<{ readonly posts: readonly SitePost[]; readonly total: number }> {
  const { posts: wanted, total } = await found(blog, site, asked);
  const texts = asked.isWhole ? await blog.texts(wanted.map(({ id }) => id)) : new Map<number, string>();
  return {
    posts: wanted.map((post) => ({
      ...shown(post, site),
      ...contentOf(post, texts),
      ...(asked.isAbout && { about: postAbout(post, site.timeZone) }),
    })),
    total,
  };
}

type Reading = Pick<Blog, 'among' | 'list' | 'read' | 'texts'>;
type Found = Pick<PostPage, 'posts' | 'total'>;

async function found(blog: Reading, site: SiteSettings, asked: PostsRequest): Promise<Found> {
  if (asked.given) return among(blog, asked.given);
  if (!asked.relatedTo) return listed(blog, asked, queryOf(asked, site));
  const { at, otherwise } = asked.relatedTo;
  const post = await blog.read(slugIn(at) ?? '');
  const related = post && relatedQuery(asked.relatedTo, post);
  const first = related && (await listed(blog, asked, { ...queryOf(asked, site), ...related }));
  if (first && first.posts.length > 0) return first;
  if (Array.isArray(otherwise)) return among(blog, shuffled(otherwise).slice(0, asked.count));
  return otherwise ? listed(blog, asked, newestBut(asked)) : NOBODY;
}

async function among(blog: Reading, ids: readonly number[]): Promise<Found> {
  const posts = await blog.among(ids);
  return { posts, total: posts.length };
}

const NOBODY: Found = { posts: [], total: 0 };

async function listed(blog: Reading, { count, offset }: PostsRequest, query: PostQuery): Promise<Found> {
  // If the offset is on a page boundary, only that page is read.
  const isPage = offset % count === 0;
  const { posts, total } = await blog.list(
    { ...query, perPage: isPage ? count : offset + count },
    isPage ? offset / count + 1 : 1,
  );
  return { posts: isPage ? posts : posts.slice(offset, offset + count), total };
}

function queryOf(asked: PostsRequest, { timeZone }: SiteSettings): PostQuery {
  const { orderBy, order, categories, tags, authors, hasStickyOnTop, isOfPages } = asked;
  const [author] = authors;
  return {
    ...{ orderBy, order },
    // Matches any of them.
    ...(categories.length > 0 && { categories: [categories.join(',')] }),
    ...(tags.length > 0 && { tags: [tags.join(',')] }),
    ...(author && { author }),
    ...(hasStickyOnTop && { hasStickyOnTop }),
    ...(isOfPages && { type: 'page' }),
    ...(orderBy === 'rand' && { seed: turnAt(Date.now()) }),
    choice: choiceOf(asked, { now: Date.now(), timeZone }),
  };
}

function shown(post: PostSummary, site: SiteSettings): SitePost {
  const { id, slug, title, excerpt, hasOwnExcerpt, publishedAt, author, commentCount, cover } = post;
  const form = dateFormOf(site);
  const source = cover && (cover.sources.findLast(({ width }) => width <= PICTURE_WIDTH) ?? cover.sources[0]);
  return {
    ...{ id, title, excerpt, href: postPath(slug), comments: commentCount, author: author?.name ?? '' },
    ...(hasOwnExcerpt && { hasOwnExcerpt }),
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

/** As rendered on its own page. */
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

/** Posts become too old for their list, and random ones change their order over time. */
export function changesByItself({ age, orderBy, relatedTo }: PostsRequest): boolean {
  return age !== undefined || orderBy === 'rand' || Array.isArray(relatedTo?.otherwise);
}
