import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';

/** The slug that a post has now which visitors knew by another one; `null` where there never was any. */
export async function findMovedPost(database: Database, slug: string): Promise<string | null> {
  const row = await database
    .tables<BlogTables>()
    .selectFrom('blog_redirects')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_redirects.post')
    .select('blog_posts.slug')
    .where('blog_redirects.slug', '=', slug)
    .where('blog_posts.status', '=', 'published')
    .executeTakeFirst();
  return row?.slug ?? null;
}
