import type { Database } from '@portico/kernel/server';
import { type Kysely, sql } from 'kysely';
import type { SearchEngine, SearchedPost, SearchRange } from './SearchEngine.ts';

/**
 * Weighing a post takes its time, and tells little once the words are in this many: then the title decides, and among
 * posts alike the latest.
 */
const MOST_WEIGHED = 1_000;

/**
 * Posts in FTS5. The index answers by itself, type and language included: looking at ten thousand posts would take most
 * of the time.
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

/** First where the title has all of the words, then where title or excerpt has one, then the others. */
async function byTitle(
  database: Database,
  matches: string,
  words: readonly string[],
  { limit, offset }: SearchRange,
) {
  const allInTitle = `{title} : (${quoted(words, ' ')})`;
  const oneAhead = `{title excerpt} : (${quoted(words, ' OR ')})`;
  // Each part comes from the index in this order already, so that SQLite reads no further than to the page's end.
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

/** The last of the words as the beginning of one: people search while they type. */
function quoted(words: readonly string[], between: ' ' | ' OR '): string {
  return `${words.map((word) => `"${word}"`).join(between)}*`;
}

/** Words of their own, in a column of their own: nothing that is searched for can meet them. */
function typeFacet(type: string): string {
  return `t${type}`;
}

function languageFacet(language: string): string {
  return `l${language.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}
