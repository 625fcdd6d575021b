import type { Database } from '@portico/kernel/server';
import { addressKey } from '../addresses.ts';
import type { BlogTables } from '../tables.ts';

/** Whoever follows a link to where a post was on its old site, `/2020/05/hello/` or `/about/team/`, is sent on. */
export async function keepOldAddress(transaction: Database, post: number, link: string): Promise<void> {
  const path = URL.canParse(link) ? addressKey(new URL(link).pathname) : '';
  // One step is where posts are here, too.
  if (!path.includes('/') || path.length > LONGEST) return;
  await transaction
    .tables<BlogTables>()
    .insertInto('blog_redirects')
    .values({ slug: path, post })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

const LONGEST = 500;
