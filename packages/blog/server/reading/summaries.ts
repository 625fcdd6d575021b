import type { Database } from '@portico/kernel/server';
import type { Cover } from '../../wire/public.ts';
import type { Author, Post, PostSummary, Term } from '../Blog.ts';
import { sourcesIn } from '../media/createMedia.ts';
import { idsAbove } from '../nesting.ts';
import type { AuthorRow, BlogTables, MediaRow, PostRow } from '../tables.ts';
import { shownTitle } from '../text/shownTitle.ts';

/** Post rows, in order, with everything that lists show. */
export async function summaries(database: Database, rows: readonly PostRow[]): Promise<PostSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [terms, authors, covers] = [
    await termsOf(database, ids),
    await authorsOf(database, rows),
    await coversOf(database, rows),
  ];
  return rows.map((row) => ({
    id: row.id,
    type: row.type === 'page' ? 'page' : 'post',
    slug: row.slug,
    title: shownTitle(row),
    excerpt: row.shown_excerpt,
    ...(row.excerpt !== '' && { hasOwnExcerpt: true }),
    author: (row.author !== null && authors.get(row.author)) || null,
    categories: terms.get(`${row.id} category`) ?? [],
    tags: terms.get(`${row.id} tag`) ?? [],
    publishedAt: row.published_at ?? row.created_at,
    // A scheduled post's text was last changed before it was published, so the later time counts.
    modifiedAt: Math.max(row.modified_at, row.published_at ?? row.created_at),
    cover: (row.cover !== null && covers.get(row.cover)) || null,
    readingMinutes: row.reading_minutes,
    commentCount: row.comment_count,
    isSticky: row.is_sticky === 1,
    language: row.language,
  }));
}

export async function wholePost(database: Database, row: PostRow): Promise<Post | null> {
  const [summary] = await summaries(database, [row]);
  if (!summary) return null;
  const translations = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select(['language', 'slug'])
    .where('translation_group', '=', row.translation_group)
    .where('id', '!=', row.id)
    .where('status', '=', 'published')
    .orderBy('language')
    .execute();
  return {
    ...summary,
    html: row.html,
    commentsOpen: row.comments_open === 1,
    above: await pagesAbove(database, row),
    translations,
  };
}

/** Only the public ones. */
async function pagesAbove(database: Database, { id, parent }: PostRow): Promise<Post['above']> {
  if (parent === null) return [];
  const ids = await idsAbove(database, 'blog_posts', id);
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'title', 'shown_excerpt'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ slug: row.slug, title: shownTitle(row) }));
}

export function coverOf(media: MediaRow): Cover {
  return {
    alt: media.alt,
    width: media.width,
    height: media.height,
    colour: media.colour,
    sources: sourcesIn(media.sources),
  };
}

export function authorOf({ slug, name, about }: AuthorRow): Author {
  return { slug, name, about };
}

async function termsOf(database: Database, posts: readonly number[]): Promise<Map<string, Term[]>> {
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_post_terms')
    .innerJoin('blog_terms', 'blog_terms.id', 'blog_post_terms.term')
    .select(['post', 'taxonomy', 'slug', 'name', 'description'])
    .where('post', 'in', posts)
    .orderBy('name')
    .execute();
  const terms = new Map<string, Term[]>();
  for (const { post, taxonomy, slug, name, description } of rows) {
    const key = `${post} ${taxonomy}`;
    const list = terms.get(key) ?? [];
    list.push({ slug, name, description });
    terms.set(key, list);
  }
  return terms;
}

async function authorsOf(database: Database, rows: readonly PostRow[]): Promise<Map<number, Author>> {
  const ids = [...new Set(rows.flatMap(({ author }) => (author === null ? [] : [author])))];
  if (ids.length === 0) return new Map();
  const authors = await database
    .tables<BlogTables>()
    .selectFrom('blog_authors')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(authors.map((row) => [row.id, authorOf(row)]));
}

async function coversOf(database: Database, rows: readonly PostRow[]): Promise<Map<number, Cover>> {
  const ids = [...new Set(rows.flatMap(({ cover }) => (cover === null ? [] : [cover])))];
  if (ids.length === 0) return new Map();
  const media = await database
    .tables<BlogTables>()
    .selectFrom('blog_media')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(media.map((row) => [row.id, coverOf(row)]));
}
