import type { Database } from '@portico/kernel/server';
import { type Kysely, sql } from 'kysely';
import type { SearchEngine, SearchedPost, SearchRange } from './SearchEngine.ts';

/** Ranking takes time and means little with this many matches: then the title decides, and the date among equals. */
const MOST_WEIGHED = 1_000;

/**
 * Posts in FTS5. The index alone answers, including type and language: reading ten thousand posts would take most of the time.
 */
export const sqliteSearch: SearchEngine = {
  insert: (transaction, post) => insertInto(transaction.tables(), post),

  async remove(transaction, post) {
    await sql`delete from blog_search where rowid = ${post}`.execute(transaction.tables());
  },

  async find(database, words, range) {
    const matches = expressionFor(words, range);
    const total = await count(database, matches);
    if (range.offset >= total) return { ids: [], total };
    const ids =
      total > MOST_WEIGHED
        ? await byTitle(database, matches, words, range)
        : await byWeight(database, matches, range);
    return { ids, total };
  },
};

export async function insertInto(
  tables: Kysely<never>,
  { id, title, excerpt, text, type, language }: SearchedPost,
): Promise<void> {
  await sql`insert into blog_search (rowid, title, excerpt, body, facets)
    values (${id}, ${title.join(' ')}, ${excerpt.join(' ')}, ${text.join(' ')},
      ${[typeFacet(type), languageFacet(language)].join(' ')})`.execute(tables);
}

async function count(database: Database, matches: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from blog_search where blog_search match ${matches}`.execute(database.tables());
  return rows[0]?.total ?? 0;
}

async function byWeight(database: Database, matches: string, { limit, offset }: SearchRange) {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from blog_search where blog_search match ${matches}
    order by rank, rowid desc limit ${limit} offset ${offset}`.execute(database.tables());
  return rows.map(({ id }) => id);
}

/** First those with all words in the title, then with one in title or excerpt, then the others. */
async function byTitle(
  database: Database,
  matches: string,
  words: readonly string[],
  { limit, offset }: SearchRange,
) {
  const allInTitle = `{title} : (${quoted(words, ' ')})`;
  const oneAhead = `{title excerpt} : (${quoted(words, ' OR ')})`;
  // Each part comes from the index in this order, so that SQLite reads only up to the end of the page.
  const { rows } = await sql<{ id: number }>`
    select 0 as place, rowid as id from blog_search where blog_search match ${`(${matches}) AND ${allInTitle}`}
    union all
    select 1, rowid from blog_search where blog_search match ${`((${matches}) AND ${oneAhead}) NOT ${allInTitle}`}
    union all
    select 2, rowid from blog_search where blog_search match ${`(${matches}) NOT ${oneAhead}`}
    order by place, id desc limit ${limit} offset ${offset}`.execute(database.tables());
  return rows.map(({ id }) => id);
}

function expressionFor(words: readonly string[], { type, language }: SearchRange): string {
  return [
    `{title excerpt body} : (${quoted(words, ' ')})`,
    ...(type === undefined ? [] : [`facets : "${typeFacet(type)}"`]),
    ...(language === undefined ? [] : [`facets : "${languageFacet(language)}"`]),
  ].join(' AND ');
}

/** The last word is a prefix, because people search while they type. */
function quoted(words: readonly string[], between: ' ' | ' OR '): string {
  return `${words.map((word) => `"${word}"`).join(between)}*`;
}

/** Words in a separate column: no search can match them. */
function typeFacet(type: string): string {
  return `t${type}`;
}

function languageFacet(language: string): string {
  return `l${language.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}
