import type { Database } from '@portico/kernel/server';
import { sql } from 'kysely';
import type { BlogTables } from '../tables.ts';
import { searchWords } from './searchWords.ts';

/** Finding posts by their words, on either engine. Only what is public is in the index. */
export interface PostSearch {
  /** Puts a post into the index, or puts its new words in place of the old. */
  add(transaction: Database, post: SearchedText): Promise<void>;
  remove(transaction: Database, post: number): Promise<void>;
  /** The best first: a word in the title counts more than in the excerpt, and there more than in the text. */
  find(database: Database, question: string, range: SearchRange): Promise<SearchHits>;
}

export interface SearchedText {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly text: string;
}

export interface SearchRange {
  readonly limit: number;
  readonly offset: number;
  readonly language?: string;
  readonly type?: string;
}

export interface SearchHits {
  readonly ids: readonly number[];
  readonly total: number;
}

const MOST_QUESTION_WORDS = 12;
const MOST_TITLE_WORDS = 60;
const MOST_EXCERPT_WORDS = 120;
/** Also PostgreSQL's highest position of a word. */
const MOST_TEXT_WORDS = 16_000;
const NOTHING: SearchHits = { ids: [], total: 0 };

export const postSearch: PostSearch = {
  async add(transaction, { id, title, excerpt, text }) {
    const words = {
      title: searchWords(title, MOST_TITLE_WORDS),
      excerpt: searchWords(excerpt, MOST_EXCERPT_WORDS),
      text: searchWords(text, MOST_TEXT_WORDS),
    };
    await postSearch.remove(transaction, id);
    const insert =
      transaction.dialect === 'sqlite'
        ? sql`insert into blog_search (rowid, title, excerpt, body)
              values (${id}, ${words.title.join(' ')}, ${words.excerpt.join(' ')}, ${words.text.join(' ')})`
        : sql`insert into blog_search (post, document) values (${id}, ${weighted(words)}::tsvector)`;
    await insert.execute(transaction.tables<BlogTables>());
  },

  async remove(transaction, post) {
    const remove =
      transaction.dialect === 'sqlite'
        ? sql`delete from blog_search where rowid = ${post}`
        : sql`delete from blog_search where post = ${post}`;
    await remove.execute(transaction.tables<BlogTables>());
  },

  async find(database, question, { limit, offset, language, type }) {
    const words = searchWords(question, MOST_QUESTION_WORDS);
    if (words.length === 0) return NOTHING;
    const isSqlite = database.dialect === 'sqlite';
    const matches = isSqlite
      ? sql`blog_search match ${fts5(words)}`
      : sql`document @@ ${tsquery(words)}::tsquery`;
    const post = isSqlite ? sql.ref('blog_search.rowid') : sql.ref('blog_search.post');
    const rank = isSqlite
      ? sql`blog_search.rank`
      : sql`ts_rank('{0, 0.1, 0.4, 1}', document, ${tsquery(words)}::tsquery) desc`;
    const narrowed = sql`${language === undefined ? sql`` : sql`and blog_posts.language = ${language}`}
      ${type === undefined ? sql`` : sql`and blog_posts.type = ${type}`}`;
    const found = await sql<{ id: number }>`
      select blog_posts.id as id from blog_search join blog_posts on blog_posts.id = ${post}
      where ${matches} ${narrowed} order by ${rank}, blog_posts.id desc
      limit ${limit} offset ${offset}`.execute(database.tables<BlogTables>());
    const ids = found.rows.map((row) => Number(row.id));
    const isWhole = ids.length < limit && (ids.length > 0 || offset === 0);
    return { ids, total: isWhole ? offset + ids.length : await count() };

    async function count(): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from blog_search join blog_posts on blog_posts.id = ${post}
        where ${matches} ${narrowed}`.execute(database.tables<BlogTables>());
      return Number(rows[0]?.total ?? 0);
    }
  },
};

/** All words, the last of them as the beginning of one: people search while they type. */
function fts5(words: readonly string[]): string {
  return `${words.map((word) => `"${word}"`).join(' ')}*`;
}

function tsquery(words: readonly string[]): string {
  return `${words.map((word) => `'${word}'`).join(' & ')}:*`;
}

/** PostgreSQL's own notation, so that its parser does not cut the words anew. */
function weighted(words: { title: string[]; excerpt: string[]; text: string[] }): string {
  const entries: string[] = [];
  let position = 0;
  for (const [weight, list] of [
    ['A', words.title],
    ['B', words.excerpt],
    ['C', words.text],
  ] as const)
    for (const word of list) entries.push(`'${word}':${Math.min(++position, MOST_TEXT_WORDS)}${weight}`);
  return entries.join(' ');
}
