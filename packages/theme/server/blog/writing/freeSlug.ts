import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';
import { slugOf } from './slugOf.ts';

/** First parts of addresses that belong to the site itself, so that no post can stand in their way or hide behind them. */
const RESERVED = new Set(
  'admin api assets author blog cart category checkout comments contact embed feed feeds gallery healthz home index media metrics page pages public readyz reviews robots rss search shop sitemap static tag uploads wp-admin wp-comments-post wp-content wp-includes wp-json wp-login'.split(
    ' ',
  ),
);

export type IsReserved = (slug: string) => boolean;

/** The slug wished for, or the next one with a number that nobody has. */
export async function freeSlug(
  database: Database,
  wish: string,
  isReserved: IsReserved = () => false,
  ownPost: number | null = null,
): Promise<string> {
  const base = slugOf(wish) || 'post';
  const isFree = async (slug: string): Promise<boolean> => {
    if (RESERVED.has(slug) || isReserved(slug)) return false;
    const tables = database.tables<BlogTables>();
    const holder = await tables
      .selectFrom('blog_posts')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return holder === undefined || holder.id === ownPost;
  };
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    // Digits alone would read as a page of a list.
    if (!/^\d+$/.test(slug) && (await isFree(slug))) return slug;
  }
}
