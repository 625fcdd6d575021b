import { type Kysely, sql } from 'kysely';
import { plainPost } from '../text/plainText.ts';
import { wordsOf } from './PostSearch.ts';
import { insertInto } from './sqliteSearch.ts';

/**
 * Rebuilds the index with word positions: without them FTS5 cannot count occurrences, and all posts rank equally. It cannot be
 * read back, so it is filled from the posts.
 */
export async function rebuildSqliteIndex(tables: Kysely<never>): Promise<void> {
  await sql`drop table blog_search`.execute(tables);
  // Words arrive as cut by `searchWords`, separated by spaces: this tokenizer keeps all other characters.
  await sql`create virtual table blog_search using fts5(
    title, excerpt, body, facets, content='', contentless_delete=1, tokenize='ascii', prefix='1 2 3'
  )`.execute(tables);
  await sql`insert into blog_search(blog_search, rank) values('rank', 'bm25(10.0, 4.0, 1.0, 0.0)')`.execute(
    tables,
  );
  let last = 0;
  for (;;) {
    const { rows } = await sql<IndexedPost>`
      select id, title, excerpt, html, type, language from blog_posts
      where status = 'published' and id > ${last} order by id limit ${AT_ONCE}`.execute(tables);
    for (const { html, ...post } of rows)
      await insertInto(tables, wordsOf({ ...post, text: plainPost(html) }));
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < AT_ONCE) return;
  }
}

const AT_ONCE = 200;

/** A post as stored when this migration was written. */
interface IndexedPost {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly html: string;
  readonly type: string;
  readonly language: string;
}
