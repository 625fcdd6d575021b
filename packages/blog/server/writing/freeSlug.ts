import { type Database, freeSlug as nextFree } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';

/**
 * Whether `/{slug}/` is not available to a post. Called in the transaction that writes the post; `isOwn` if the post has it
 * already.
 */
export type IsReserved = (slug: string, transaction: Database, isOwn: boolean) => boolean | Promise<boolean>;

/** The requested slug, or the next free one with a number. */
export async function freeSlug(
  transaction: Database,
  wish: string,
  isReserved: IsReserved,
  ownPost: number | null,
): Promise<string> {
  const base = wish || 'post';
  const tables = transaction.tables<BlogTables>();
  return nextFree(base, async (slug) => {
    // Digits alone would look like a page of a list.
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
