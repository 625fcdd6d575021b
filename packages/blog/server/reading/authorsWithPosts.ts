import type { Kysely } from 'kysely';
import type { Author } from '../Blog.ts';
import type { BlogTables } from '../tables.ts';
import { authorOf } from './summaries.ts';

/** Authors with published posts, by name. */
export async function authorsWithPosts(tables: Kysely<BlogTables>): Promise<Author[]> {
  const rows = await tables
    .selectFrom('blog_authors')
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_posts')
          .select('blog_posts.id')
          .whereRef('blog_posts.author', '=', 'blog_authors.id')
          .where('blog_posts.status', '=', 'published'),
      ),
    )
    .orderBy('name')
    .execute();
  return rows.map(authorOf);
}
