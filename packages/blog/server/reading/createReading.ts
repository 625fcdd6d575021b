import type { Database } from '@portico/kernel/server';
import { type Kysely, sql } from 'kysely';
import {
  ALTERNATIVES,
  type Blog,
  type CountedTerm,
  type Post,
  type PostPage,
  type PostQuery,
  type PostSummary,
  type Taxonomy,
} from '../Blog.ts';
import { idsAbove, idsFrom } from '../nesting.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables, PostRow } from '../tables.ts';
import { authorsWithPosts } from './authorsWithPosts.ts';
import { chosenTerms, type Posts, textsOf } from './chosen.ts';
import { countedTerms } from './countedTerms.ts';
import { countMonths } from './countMonths.ts';
import { hasFurtherLimits, type Limits, narrowed, ordered } from './narrowed.ts';
import { authorOf, summaries, wholePost } from './summaries.ts';
import { yearsFor } from './yearsFor.ts';

export interface ReadingOptions {
  readonly perPage: () => Promise<number>;
  /** The default language of lists. */
  readonly language: () => string;
  /** Time zone of yearly, monthly and daily archives. */
  readonly timeZone: () => string;
}

/** Deep pages are expensive, because skipped rows are read; nobody goes this far. */
const LAST_PAGE = 10_000;

export function createReading(database: Database, { perPage, language, timeZone }: ReadingOptions): Blog {
  const tables = (): Kysely<BlogTables> => database.tables<BlogTables>();
  const usual = () => ({ language: language(), timeZone: timeZone() });

  const published = (): Posts =>
    tables().selectFrom('blog_posts').where('blog_posts.status', '=', 'published');

  async function list(query: PostQuery, page: number): Promise<PostPage> {
    if (!isPage(page)) return emptyPage(page);
    const size = query.perPage ?? (await perPage());
    if (query.search !== undefined && query.orderBy === undefined)
      return hasFurtherLimits(query)
        ? foundAmong(query, page, size)
        : found(query.search, page, size, {
            type: query.type ?? 'post',
            language: query.language ?? language(),
          });
    const limits = await limitsOf(query);
    const matching = narrowed(published(), query, usual(), limits);
    const [{ total } = { total: 0 }] = await matching
      .select((select) => select.fn.countAll<number>().as('total'))
      .execute();
    const rows = await ordered(matching, query)
      .selectAll('blog_posts')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const shown = query.hasStickyOnTop && page === 1 ? await withStickyOnTop(rows, query, limits) : rows;
    return pageOf(await summaries(database, shown), page, Number(total), size);
  }

  /** Sticky posts first, regardless of their date, then the others. */
  async function withStickyOnTop(
    rows: readonly PostRow[],
    query: PostQuery,
    limits: Limits,
  ): Promise<PostRow[]> {
    const sticky = await ordered(narrowed(published(), query, usual(), limits), query)
      .selectAll('blog_posts')
      .where('is_sticky', '=', 1)
      .limit(MOST_STICKY)
      .execute();
    const ids = new Set(sticky.map(({ id }) => id));
    return [...sticky, ...rows.filter(({ id }) => !ids.has(id))];
  }

  async function limitsOf(query: PostQuery): Promise<Limits> {
    const years = await yearsFor(query, published());
    const { terms, notTerms } = await chosenTerms(database, query.choice);
    return { ids: await searched(query), terms: [...(await termsIn(query)), ...terms], notTerms, years };
  }

  /** The terms of which a post must have one, for each that a query asks for. */
  async function termsIn({ categories = [], tags = [] }: PostQuery): Promise<(readonly number[])[]> {
    const found: (readonly number[])[] = [];
    for (const slugs of categories)
      found.push(await idsFrom(database, 'blog_terms', await idsOf('category', slugs)));
    for (const slugs of tags) found.push(await idsOf('tag', slugs));
    return found;
  }

  async function idsOf(taxonomy: Taxonomy, slugs: string): Promise<number[]> {
    const rows = await tables()
      .selectFrom('blog_terms')
      .select('id')
      .where('taxonomy', '=', taxonomy)
      .where('slug', 'in', slugs.split(ALTERNATIVES))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Ids of search results, best first. */
  async function searched({ search, type, language: wanted }: PostQuery): Promise<readonly number[] | null> {
    if (search === undefined) return null;
    const range = { limit: MOST_REORDERED, offset: 0, type: type ?? 'post', language: wanted ?? language() };
    return (await postSearch.find(database, search, range)).ids;
  }

  async function found(
    text: string,
    page: number,
    size: number,
    narrow: { type?: string; language: string },
  ): Promise<PostPage> {
    const range = { limit: size, offset: (page - 1) * size, ...narrow };
    const { ids, total } = await postSearch.find(database, text, range);
    return pageOf(await inOrder(ids), page, total, size);
  }

  /** A search within an archive. */
  async function foundAmong(query: PostQuery, page: number, size: number): Promise<PostPage> {
    const limits = await limitsOf(query);
    const best = limits.ids ?? [];
    const rows = await narrowed(published(), query, usual(), limits).select('blog_posts.id').execute();
    const there = new Set(rows.map(({ id }) => id));
    const ids = best.filter((id) => there.has(id));
    return pageOf(await inOrder(ids.slice((page - 1) * size, page * size)), page, ids.length, size);
  }

  async function inOrder(ids: readonly number[]): Promise<PostSummary[]> {
    if (ids.length === 0) return [];
    const rows = await published().selectAll('blog_posts').where('id', 'in', ids).execute();
    const place = new Map(ids.map((id, index) => [id, index]));
    rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
    return summaries(database, rows);
  }

  async function neighbour(post: Post, direction: 'older' | 'newer'): Promise<PostSummary | null> {
    const [sign, order] = direction === 'older' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    const row = await published()
      .selectAll('blog_posts')
      .where('type', '=', 'post')
      .where('language', '=', post.language)
      .where(({ eb, and, or }) =>
        or([
          eb('published_at', sign, post.publishedAt),
          and([eb('published_at', '=', post.publishedAt), eb('id', sign, post.id)]),
        ]),
      )
      .orderBy('published_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
    return row ? ((await summaries(database, [row]))[0] ?? null) : null;
  }

  return {
    list,
    search: async (text, page, wanted = language()) =>
      isPage(page) ? found(text, page, await perPage(), { language: wanted }) : emptyPage(page),

    async read(slug, wanted) {
      const row = await published().selectAll('blog_posts').where('slug', '=', slug).executeTakeFirst();
      if (!row) return null;
      if (wanted === undefined || wanted === row.language) return wholePost(database, row);
      const translated = await published()
        .selectAll('blog_posts')
        .where('translation_group', '=', row.translation_group)
        .where('language', '=', wanted)
        .executeTakeFirst();
      return translated ? wholePost(database, translated) : null;
    },

    async find(id) {
      const row = await published()
        .selectAll('blog_posts')
        .where('blog_posts.id', '=', id)
        .executeTakeFirst();
      return row ? wholePost(database, row) : null;
    },

    among: inOrder,

    texts: (ids) => textsOf(published(), ids),

    neighbours: async (post) => ({
      older: await neighbour(post, 'older'),
      newer: await neighbour(post, 'newer'),
    }),

    async related(post, count) {
      const rows = await published()
        .innerJoin('blog_post_terms as theirs', 'theirs.post', 'blog_posts.id')
        .innerJoin('blog_post_terms as ours', 'ours.term', 'theirs.term')
        .where('ours.post', '=', post.id)
        .where('blog_posts.id', '!=', post.id)
        .where('type', '=', 'post')
        .where('language', '=', post.language)
        .selectAll('blog_posts')
        .groupBy('blog_posts.id')
        .orderBy((select) => select.fn.countAll(), 'desc')
        .orderBy('published_at', 'desc')
        .limit(count)
        .execute();
      return summaries(database, rows);
    },

    async terms(taxonomy) {
      return (await countedTerms(tables(), taxonomy, language()).execute()).map(counted);
    },

    async term(taxonomy, slug) {
      const row = await countedTerms(tables(), taxonomy, language())
        .where('blog_terms.slug', '=', slug)
        .executeTakeFirst();
      if (row) return counted(row);
      const empty = await tables()
        .selectFrom('blog_terms')
        .leftJoin('blog_terms as above', 'above.id', 'blog_terms.parent')
        .select(['blog_terms.slug', 'blog_terms.name', 'blog_terms.description', 'above.slug as parent'])
        .where('blog_terms.taxonomy', '=', taxonomy)
        .where('blog_terms.slug', '=', slug)
        .executeTakeFirst();
      return empty ? { ...empty, count: 0 } : null;
    },

    async categoriesAbove(slug) {
      const [id] = await idsOf('category', slug);
      const ids = id === undefined ? [] : await idsAbove(database, 'blog_terms', id);
      if (ids.length === 0) return [];
      const rows = await tables().selectFrom('blog_terms').selectAll().where('id', 'in', ids).execute();
      return rows
        .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        .map(({ slug, name, description }) => ({ slug, name, description }));
    },

    async languages() {
      const rows = await published()
        .where('type', '=', 'post')
        .select('language')
        .distinct()
        .orderBy('language')
        .execute();
      return rows.map((row) => row.language);
    },

    authors: () => authorsWithPosts(tables()),

    async author(slug) {
      const row = await tables()
        .selectFrom('blog_authors')
        .selectAll()
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row ? authorOf(row) : null;
    },

    async months() {
      // Quarters of an hour: in no time zone does a day begin within one.
      const quarter = sql<number>`published_at / ${sql.lit(QUARTER_MS)}`;
      const rows = await published()
        .where('type', '=', 'post')
        .where('language', '=', language())
        .select(({ fn }) => [quarter.as('quarter'), fn.countAll<number>().as('count')])
        .groupBy(quarter)
        .orderBy(quarter, 'desc')
        .execute();
      const times = rows.map((row) => ({ time: Number(row.quarter) * QUARTER_MS, count: Number(row.count) }));
      return countMonths(times, timeZone());
    },
  };
}

/** A search with its own order, or within an archive, only considers the best matches. */
const MOST_REORDERED = 1_000;
const MOST_STICKY = 20;
const QUARTER_MS = 900_000;

const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
const emptyPage = (page: number): PostPage => ({ posts: [], page, pages: 0, total: 0 });

function pageOf(posts: readonly PostSummary[], page: number, total: number, size: number): PostPage {
  return { posts, page, pages: Math.ceil(total / size), total };
}

function counted(row: CountedTerm): CountedTerm {
  return { ...row, count: Number(row.count) };
}
