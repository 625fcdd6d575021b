import type { Database } from '@portico/kernel/server';
import { addressKey } from '../addresses.ts';
import type { BlogTables } from '../tables.ts';

/** Redirects links to a post's URL on the old site, such as `/2020/05/hello/` or `/about/team/`. */
export async function keepOldAddress(transaction: Database, post: number, link: string): Promise<void> {
  const path = URL.canParse(link) ? addressKey(new URL(link).pathname) : '';
  // Posts here have a single segment, too.
  if (!path.includes('/') || path.length > LONGEST) return;
  await transaction
    .tables<BlogTables>()
    .insertInto('blog_redirects')
    .values({ slug: path, post })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

const LONGEST = 500;
