import { expressionBuilder, sql } from 'kysely';
import type { PostQuery } from '../Blog.ts';
import type { BlogTables } from '../tables.ts';
import { chosen, type Posts } from './chosen.ts';
import { midnightIn } from './midnightIn.ts';
import { isScattered, scatteredSpans, type Years } from './scatteredSpans.ts';

/** A query's filters, resolved to ids. */
export interface Limits {
  /** Results of a search. */
  readonly ids: readonly number[] | null;
  /** Lists of terms; a post must have one of each. */
  readonly terms: readonly (readonly number[])[];
  /** A post must have none of these. */
  readonly notTerms: readonly number[];
  /** From the first to the last year with posts, for a query without a year. */
  readonly years: Years | null;
}

/** Filters posts by a query. */
export function narrowed(
  posts: Posts,
  query: PostQuery,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
  { ids, terms, notTerms, years }: Limits,
): Posts {
  let narrow = posts
    .where('type', '=', query.type ?? 'post')
    .where('language', '=', query.language ?? language);
  if (ids) narrow = narrow.where('blog_posts.id', 'in', someOf(ids));
  for (const alternatives of terms) narrow = narrow.where(({ exists }) => exists(havingOneOf(alternatives)));
  if (notTerms.length > 0) narrow = narrow.where(({ exists, not }) => not(exists(havingOneOf(notTerms))));
  if (query.author !== undefined) {
    const { author } = query;
    narrow = narrow.where(({ eb, selectFrom }) =>
      eb('blog_posts.author', '=', selectFrom('blog_authors').select('id').where('slug', '=', author)),
    );
  }
  if (query.authorId !== undefined) narrow = narrow.where('blog_posts.author', '=', query.authorId);
  for (const [from, to] of spans(query, timeZone))
    narrow = narrow.where('published_at', '>=', from).where('published_at', '<', to);
  if (isScattered(query)) narrow = narrow.where(withinOne(scatteredSpans(query, timeZone, years)));
  return query.choice ? chosen(narrow, query.choice) : narrow;
}

function havingOneOf(terms: readonly number[]) {
  return expressionBuilder<BlogTables, 'blog_posts'>()
    .selectFrom('blog_post_terms')
    .select('blog_post_terms.post')
    .whereRef('blog_post_terms.post', '=', 'blog_posts.id')
    .where('blog_post_terms.term', 'in', someOf(terms));
}

/** Engines reject an empty list; nothing has this id. */
function someOf(ids: readonly number[]): readonly number[] {
  return ids.length > 0 ? ids : [-1];
}

export function hasFurtherLimits({
  categories,
  tags,
  author,
  authorId,
  year,
  month,
  day,
}: PostQuery): boolean {
  return [categories, tags, author, authorId, year, month, day].some((limit) => limit !== undefined);
}

/** A year, a month or a day as a range of times, so that the index can be used. */
function spans({ year, month, day }: PostQuery, timeZone: string): [number, number][] {
  if (isOffTheCalendar(year, month, day)) return [NEVER];
  if (!year) return [];
  const span = (from: number[], to: number[]): [number, number][] => {
    const [begins, ends] = [from, to].map(([y = 0, m, d]) => midnightIn(timeZone, y, m, d));
    return [[begins ?? 0, ends ?? 0]];
  };
  if (!month) return day ? [] : span([year], [year + 1]);
  if (!day) return span([year, month], [year, month + 1]);
  return span([year, month, day], [year, month, day + 1]);
}

const NEVER: [number, number] = [1, 0];
const LAST_YEAR = 9_999;

/** There is no thirteenth month and no 30 February, but JavaScript would accept them as other days. */
function isOffTheCalendar(year = 2000, month = 1, day = 1): boolean {
  if (year > LAST_YEAR || month > 12) return true;
  return day > new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function withinOne(spans: readonly (readonly [number, number])[]) {
  if (spans.length === 0) return sql<boolean>`1 = 0`;
  const rows = spans.map(([from, to]) => sql`(${sql.lit(from)}, ${sql.lit(to)})`);
  return sql<boolean>`exists (select 1 from (values ${sql.join(rows)}) as spans
    where blog_posts.published_at >= column1 and blog_posts.published_at < column2)`;
}

export function ordered(posts: Posts, { orderBy = 'date', order = 'desc', seed = 1 }: PostQuery): Posts {
  if (orderBy === 'rand')
    return posts
      .orderBy(sql`(cast(blog_posts.id as bigint) * ${sql.lit(multiplierOf(seed))}) % ${sql.lit(PRIME)}`)
      .orderBy('blog_posts.id');
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

/** Modulo a prime, every nonzero multiplier shuffles. */
const PRIME = 1_000_003;

function multiplierOf(seed: number): number {
  return 1 + ((Math.imul(Math.trunc(seed), 2_654_435_761) >>> 0) % (PRIME - 1));
}
