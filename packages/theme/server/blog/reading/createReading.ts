import type { Database } from '@portico/kernel/server';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
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
import { authorOf, summaries, wholePost } from './summaries.ts';

export interface ReadingOptions {
  readonly perPage: () => Promise<number>;
  /** Lists that do not ask for a language show this one. */
  readonly language: string;
}

type Posts = SelectQueryBuilder<BlogTables, 'blog_posts', object>;

/** Deep pages cost the engine what they skip; nobody turns this many. */
const LAST_PAGE = 10_000;

export function createReading(database: Database, { perPage, language }: ReadingOptions): Blog {
  const tables = (): Kysely<BlogTables> => database.tables<BlogTables>();

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
            language: query.language ?? language,
          });
    const limits = await limitsOf(query);
    const matching = narrowed(published(), query, language, limits);
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

  /** The posts that stay on top, wherever their date would put them, and then the others. */
  async function withStickyOnTop(
    rows: readonly PostRow[],
    query: PostQuery,
    limits: Limits,
  ): Promise<PostRow[]> {
    const sticky = await ordered(narrowed(published(), query, language, limits), query)
      .selectAll('blog_posts')
      .where('is_sticky', '=', 1)
      .limit(MOST_STICKY)
      .execute();
    const ids = new Set(sticky.map(({ id }) => id));
    return [...sticky, ...rows.filter(({ id }) => !ids.has(id))];
  }

  async function limitsOf(query: PostQuery): Promise<Limits> {
    return { ids: await searched(query), terms: await termsIn(query) };
  }

  /** The terms of which a post has to have one, for each that a query asks for. */
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

  /** The ids of what a search has found, the best first. */
  async function searched({ search, type, language: wanted }: PostQuery): Promise<readonly number[] | null> {
    if (search === undefined) return null;
    const range = { limit: MOST_REORDERED, offset: 0, type: type ?? 'post', language: wanted ?? language };
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
    const rows = await narrowed(published(), query, language, limits).select('blog_posts.id').execute();
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

  function countedTerms(taxonomy: Taxonomy) {
    return tables()
      .withRecursive('lineage(top, id)', (lineage) =>
        lineage
          .selectFrom('blog_terms')
          .where('taxonomy', '=', taxonomy)
          .select(['id as top', 'id'])
          .union(
            lineage
              .selectFrom('blog_terms as below')
              .innerJoin('lineage', 'lineage.id', 'below.parent')
              .select(['lineage.top', 'below.id']),
          ),
      )
      .selectFrom('lineage')
      .innerJoin('blog_terms', 'blog_terms.id', 'lineage.top')
      .leftJoin('blog_terms as above', 'above.id', 'blog_terms.parent')
      .innerJoin('blog_post_terms', 'blog_post_terms.term', 'lineage.id')
      .innerJoin('blog_posts', 'blog_posts.id', 'blog_post_terms.post')
      .where('blog_posts.status', '=', 'published')
      .where('blog_posts.type', '=', 'post')
      .where('blog_posts.language', '=', language)
      .select(['blog_terms.slug', 'blog_terms.name', 'blog_terms.description', 'above.slug as parent'])
      .select((select) => select.fn.count<number>('blog_posts.id').distinct().as('count'))
      .groupBy([
        'blog_terms.id',
        'blog_terms.slug',
        'blog_terms.name',
        'blog_terms.description',
        'above.slug',
      ])
      .orderBy('blog_terms.name');
  }

  return {
    list,
    search: async (text, page, wanted = language) =>
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
      return (await countedTerms(taxonomy).execute()).map(counted);
    },

    async term(taxonomy, slug) {
      const row = await countedTerms(taxonomy).where('blog_terms.slug', '=', slug).executeTakeFirst();
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

    async authors() {
      const rows = await tables()
        .selectFrom('blog_authors')
        .selectAll()
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('blog_posts')
              .select('blog_posts.id')
              .whereRef('blog_posts.author', '=', 'blog_authors.id')
              .where('blog_posts.status', '=', 'published'),
          ),
        )
        .orderBy('name')
        .execute();
      return rows.map(authorOf);
    },

    async author(slug) {
      const row = await tables()
        .selectFrom('blog_authors')
        .selectAll()
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row ? authorOf(row) : null;
    },

    async months() {
      const year =
        database.dialect === 'sqlite' ? "strftime('%Y', published_at / 1000, 'unixepoch')" : PG_YEAR;
      const month =
        database.dialect === 'sqlite' ? "strftime('%m', published_at / 1000, 'unixepoch')" : PG_MONTH;
      const { rows } = await sql<{ year: number; month: number; count: number }>`
        select ${sql.raw(year)} as year, ${sql.raw(month)} as month, count(*) as count from blog_posts
        where status = 'published' and type = 'post' and language = ${language}
        group by 1, 2 order by 1 desc, 2 desc`.execute(tables());
      return rows.map((row) => ({
        year: Number(row.year),
        month: Number(row.month),
        count: Number(row.count),
      }));
    },
  };
}

/** A search in an order of its own, or within an archive, is taken from the best matches. */
const MOST_REORDERED = 1_000;
const MOST_STICKY = 20;
const PG_YEAR = "extract(year from to_timestamp(published_at / 1000) at time zone 'UTC')";
const PG_MONTH = "extract(month from to_timestamp(published_at / 1000) at time zone 'UTC')";

/** What a query names, as the ids that it comes down to. */
interface Limits {
  /** Found by a search. */
  readonly ids: readonly number[] | null;
  /** Lists of terms; a post has to have one of each. */
  readonly terms: readonly (readonly number[])[];
}

function narrowed(posts: Posts, query: PostQuery, language: string, { ids, terms }: Limits): Posts {
  let narrow = posts
    .where('type', '=', query.type ?? 'post')
    .where('language', '=', query.language ?? language);
  if (ids) narrow = narrow.where('blog_posts.id', 'in', someOf(ids));
  for (const alternatives of terms)
    narrow = narrow.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_post_terms')
          .select('blog_post_terms.post')
          .whereRef('blog_post_terms.post', '=', 'blog_posts.id')
          .where('blog_post_terms.term', 'in', someOf(alternatives)),
      ),
    );
  if (query.author !== undefined) {
    const { author } = query;
    narrow = narrow.where(({ eb, selectFrom }) =>
      eb('blog_posts.author', '=', selectFrom('blog_authors').select('id').where('slug', '=', author)),
    );
  }
  if (query.authorId !== undefined) narrow = narrow.where('blog_posts.author', '=', query.authorId);
  for (const [from, to] of spans(query))
    narrow = narrow.where('published_at', '>=', from).where('published_at', '<', to);
  if (isScattered(query)) narrow = narrow.where(calendar(query));
  return narrow;
}

/** No engine takes an empty list; nothing has this id. */
function someOf(ids: readonly number[]): readonly number[] {
  return ids.length > 0 ? ids : [-1];
}

function hasFurtherLimits({ categories, tags, author, authorId, year, month, day }: PostQuery): boolean {
  return [categories, tags, author, authorId, year, month, day].some((limit) => limit !== undefined);
}

/** A year, a month or a day as times, so that the index can answer. */
function spans({ year, month, day }: PostQuery): [number, number][] {
  if (isOffTheCalendar(year, month, day)) return [NEVER];
  if (!year) return [];
  if (!month) return day ? [] : [[Date.UTC(year, 0), Date.UTC(year + 1, 0)]];
  if (!day) return [[Date.UTC(year, month - 1), Date.UTC(year, month)]];
  return [[Date.UTC(year, month - 1, day), Date.UTC(year, month - 1, day + 1)]];
}

const NEVER: [number, number] = [1, 0];
const LAST_YEAR = 9_999;

/** There is no thirteenth month and no 30 February, and JavaScript would take them for days that there are. */
function isOffTheCalendar(year = 2000, month = 1, day = 1): boolean {
  if (year > LAST_YEAR || month > 12) return true;
  return day > new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A month without its year, or a day without its month, is no span. */
function isScattered({ year, month, day }: PostQuery): boolean {
  return Boolean((month && !year) || (day && !(year && month)));
}

function calendar({ year, month, day }: PostQuery) {
  const date = sql`published_at / 86400000`;
  // Days since 1970 as year, month and day, in arithmetic that both engines do alike.
  const z = sql`(${date} + 719468)`;
  const dayOfEra = sql`(${z} - (${z} / 146097) * 146097)`;
  const yearOfEra = sql`((${dayOfEra} - ${dayOfEra} / 1460 + ${dayOfEra} / 36524 - ${dayOfEra} / 146096) / 365)`;
  const dayOfYear = sql`(${dayOfEra} - (365 * ${yearOfEra} + ${yearOfEra} / 4 - ${yearOfEra} / 100))`;
  const shifted = sql`((5 * ${dayOfYear} + 2) / 153)`;
  const monthNumber = sql`(case when ${shifted} < 10 then ${shifted} + 3 else ${shifted} - 9 end)`;
  const dayNumber = sql`(${dayOfYear} - (153 * ${shifted} + 2) / 5 + 1)`;
  const yearNumber = sql`(${yearOfEra} + (${z} / 146097) * 400 + (case when ${monthNumber} <= 2 then 1 else 0 end))`;
  return sql<boolean>`(${year ? sql`${yearNumber} = ${year}` : sql`1 = 1`}
    and ${month ? sql`${monthNumber} = ${month}` : sql`1 = 1`}
    and ${day ? sql`${dayNumber} = ${day}` : sql`1 = 1`})`;
}

function ordered(posts: Posts, { orderBy = 'date', order = 'desc' }: PostQuery): Posts {
  if (orderBy === 'author')
    return posts
      .orderBy(
        ({ selectFrom }) =>
          selectFrom('blog_authors')
            .select(({ fn }) => fn<string>('lower', ['name']).as('name'))
            .whereRef('blog_authors.id', '=', 'blog_posts.author'),
        order,
      )
      .orderBy('published_at', 'desc')
      .orderBy('blog_posts.id', 'desc');
  if (orderBy === 'title')
    return posts.orderBy(({ fn }) => fn('lower', ['title']), order).orderBy('blog_posts.id', order);
  const column = { date: 'published_at', modified: 'modified_at', comment_count: 'comment_count' } as const;
  return posts.orderBy(column[orderBy], order).orderBy('blog_posts.id', order);
}

const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

const emptyPage = (page: number): PostPage => ({ posts: [], page, pages: 0, total: 0 });

function pageOf(posts: readonly PostSummary[], page: number, total: number, size: number): PostPage {
  return { posts, page, pages: Math.ceil(total / size), total };
}

function counted(row: CountedTerm): CountedTerm {
  return { ...row, count: Number(row.count) };
}
