import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';
import type { Made } from './PostTransfer.ts';

/** Everything that exists. */
export async function present(database: Database): Promise<Made> {
  const tables = database.tables<BlogTables>();
  const ids = async (table: 'blog_posts' | 'blog_terms' | 'blog_authors'): Promise<number[]> =>
    (await tables.selectFrom(table).select('id').execute()).map(({ id }) => Number(id));
  const attachments = await tables.selectFrom('blog_attachments').select('url').execute();
  return {
    posts: await ids('blog_posts'),
    terms: await ids('blog_terms'),
    authors: await ids('blog_authors'),
    attachments: attachments.map(({ url }) => url),
  };
}

/** What exists now but not `before`. */
export async function madeSince(database: Database, before: Made): Promise<Made> {
  const now = await present(database);
  return {
    posts: without(now.posts, before.posts),
    terms: without(now.terms, before.terms),
    authors: without(now.authors, before.authors),
    attachments: without(now.attachments ?? [], before.attachments ?? []),
  };
}

function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}
