import type { Database } from '@portico/kernel/server';
import { addressKey, postPath, termPath } from '../addresses.ts';
import type { BlogTables } from '../tables.ts';

/** The new path of something that used to be at a path, here or on the site it was imported from. */
export type MovedTo = (path: string) => Promise<string | null>;

export function createMovedTo(database: Database): MovedTo {
  const tables = () => database.tables<BlogTables>();

  async function post(key: string): Promise<string | null> {
    const row = await tables()
      .selectFrom('blog_redirects')
      .innerJoin('blog_posts', 'blog_posts.id', 'blog_redirects.post')
      .select('blog_posts.slug')
      .where('blog_redirects.slug', '=', key)
      .where('blog_posts.status', '=', 'published')
      .executeTakeFirst();
    return row ? postPath(row) : null;
  }

  /** WordPress puts a category's ancestors into its path; here its own slug is enough. */
  async function category(key: string): Promise<string | null> {
    const [, slug, rest = ''] = BELOW_OTHERS.exec(key) ?? [];
    if (slug === undefined) return null;
    const row = await tables()
      .selectFrom('blog_terms')
      .select('slug')
      .where('taxonomy', '=', 'category')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row ? termPath('category', row.slug) + rest : null;
  }

  return async (path) => {
    const key = addressKey(path);
    return (await post(key)) ?? (await category(`${key}/`));
  };
}

/** `category/news/local/page/2/` */
const BELOW_OTHERS = /^category\/(?:(?!page\/)[^/]+\/)+?([^/]+)\/((?:page\/\d+|feed|feed\/atom)\/)?$/;
