import { sql } from 'kysely';
import type { BlogTables } from '../tables.ts';
import type { SearchEngine, SearchedPost } from './SearchEngine.ts';

/** Also PostgreSQL's highest word position. */
export const MOST_TEXT_WORDS = 16_000;

/** Posts in PostgreSQL's text search. */
export const postgresSearch: SearchEngine = {
  async insert(transaction, post) {
    await sql`insert into blog_search (post, document) values (${post.id}, ${weighted(post)}::tsvector)`.execute(
      transaction.tables<BlogTables>(),
    );
  },

  async remove(transaction, post) {
    await transaction.tables<BlogTables>().deleteFrom('blog_search').where('post', '=', post).execute();
  },

  async find(database, words, { limit, offset, type, language }) {
    const tables = database.tables<BlogTables>();
    const question = tsquery(words);
    const matches = sql`from blog_search join blog_posts on blog_posts.id = blog_search.post
      where document @@ ${question}::tsquery
      ${type === undefined ? sql`` : sql`and blog_posts.type = ${type}`}
      ${language === undefined ? sql`` : sql`and blog_posts.language = ${language}`}`;
    const found = await sql<{ id: number }>`select blog_search.post as id ${matches}
      order by ts_rank('{0, 0.1, 0.4, 1}', document, ${question}::tsquery) desc, blog_search.post desc
      limit ${limit} offset ${offset}`.execute(tables);
    const ids = found.rows.map((row) => Number(row.id));
    const isWhole = ids.length < limit && (ids.length > 0 || offset === 0);
    if (isWhole) return { ids, total: offset + ids.length };
    const { rows } = await sql<{ total: number }>`select count(*) as total ${matches}`.execute(tables);
    return { ids, total: Number(rows[0]?.total ?? 0) };
  },
};

function tsquery(words: readonly string[]): string {
  return `${words.map((word) => `'${word}'`).join(' & ')}:*`;
}

/** In PostgreSQL's own notation, so that its parser does not split the words again. */
function weighted({ title, excerpt, text }: SearchedPost): string {
  const entries: string[] = [];
  let position = 0;
  for (const [weight, words] of [
    ['A', title],
    ['B', excerpt],
    ['C', text],
  ] as const)
    for (const word of words) entries.push(`'${word}':${Math.min(++position, MOST_TEXT_WORDS)}${weight}`);
  return entries.join(' ');
}
