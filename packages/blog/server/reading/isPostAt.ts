import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';

/** Whether a post has this slug or will have it. Imported pages make room for those of the editor. */
export async function isPostAt(database: Database, slug: string): Promise<boolean> {
  const row = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .where('type', '=', 'post')
    .where('status', '!=', 'trash')
    .executeTakeFirst();
  return row !== undefined;
}
