import type { Database } from '@portico/kernel/server';
import { notFound } from '@portico/kernel/server/http';
import type { BlogTables, PostRow } from '../tables.ts';

export async function existingPost(database: Database, id: number): Promise<PostRow> {
  const row = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('This post');
  return row;
}
