import { type Database, freeSlug as nextFree } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';
import { slugOf } from './slugOf.ts';

/**
 * Whether `/{slug}/` is not a post's to have. Asked inside the transaction that writes the post; `isOwn` where the post is
 * there already.
 */
export type IsReserved = (slug: string, transaction: Database, isOwn: boolean) => boolean | Promise<boolean>;

/** The slug wished for, or the next one with a number that nobody has. */
export async function freeSlug(
  transaction: Database,
  wish: string,
  isReserved: IsReserved,
  ownPost: number | null,
): Promise<string> {
  const base = slugOf(wish) || 'post';
  const tables = transaction.tables<BlogTables>();
  return nextFree(base, async (slug) => {
    // Digits alone would read as a page of a list.
    if (/^\d+$/.test(slug)) return true;
    const holder = await tables
      .selectFrom('blog_posts')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (holder !== undefined && holder.id !== ownPost) return true;
    return isReserved(slug, transaction, holder !== undefined);
  });
}
