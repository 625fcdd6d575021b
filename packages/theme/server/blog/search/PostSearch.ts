import type { Database } from '@portico/kernel/server';
import { type RawBuilder, sql } from 'kysely';
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
  readonly type: string;
  readonly language: string;
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
  async add(transaction, { id, title, excerpt, text, type, language }) {
    const words = {
      title: searchWords(title, MOST_TITLE_WORDS),
      excerpt: searchWords(excerpt, MOST_EXCERPT_WORDS),
      text: searchWords(text, MOST_TEXT_WORDS),
    };
    await postSearch.remove(transaction, id);
    const insert =
      transaction.dialect === 'sqlite'
        ? sql`insert into blog_search (rowid, title, excerpt, body, facets)
              values (${id}, ${words.title.join(' ')}, ${words.excerpt.join(' ')}, ${words.text.join(' ')},
                ${[typeFacet(type), languageFacet(language)].join(' ')})`
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

  async find(database, question, range) {
    const words = searchWords(question, MOST_QUESTION_WORDS);
    if (words.length === 0) return NOTHING;
    const matches =
      database.dialect === 'sqlite' ? sqliteMatches(words, range) : postgresMatches(words, range);
    const tables = database.tables<BlogTables>();
    const { limit, offset } = range;
    const found = await sql<{ id: number }>`
      select ${matches.post} as id ${matches.where} order by ${matches.order}
      limit ${limit} offset ${offset}`.execute(tables);
    const ids = found.rows.map((row) => Number(row.id));
    const isWhole = ids.length < limit && (ids.length > 0 || offset === 0);
    if (isWhole) return { ids, total: offset + ids.length };
    const { rows } = await sql<{ total: number }>`select count(*) as total ${matches.where}`.execute(tables);
    return { ids, total: Number(rows[0]?.total ?? 0) };
  },
};

interface Matches {
  readonly post: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** The index answers by itself, type and language included: looking at ten thousand posts would take most of the time. */
function sqliteMatches(words: readonly string[], { type, language }: SearchRange): Matches {
  const facets = [
    ...(type === undefined ? [] : [`facets : "${typeFacet(type)}"`]),
    ...(language === undefined ? [] : [`facets : "${languageFacet(language)}"`]),
  ];
  const expression = [`{title excerpt body} : (${fts5(words)})`, ...facets].join(' AND ');
  return {
    post: sql.ref('rowid'),
    where: sql`from blog_search where blog_search match ${expression}`,
    order: sql`rank, rowid desc`,
  };
}

function postgresMatches(words: readonly string[], { type, language }: SearchRange): Matches {
  const question = tsquery(words);
  return {
    post: sql.ref('blog_search.post'),
    where: sql`from blog_search join blog_posts on blog_posts.id = blog_search.post
      where document @@ ${question}::tsquery
      ${type === undefined ? sql`` : sql`and blog_posts.type = ${type}`}
      ${language === undefined ? sql`` : sql`and blog_posts.language = ${language}`}`,
    order: sql`ts_rank('{0, 0.1, 0.4, 1}', document, ${question}::tsquery) desc, blog_search.post desc`,
  };
}

/** Words of their own, in a column of their own: nothing that is searched for can meet them. */
function typeFacet(type: string): string {
  return `t${type}`;
}

function languageFacet(language: string): string {
  return `l${language.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}

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
