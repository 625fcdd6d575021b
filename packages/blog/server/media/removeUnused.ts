import { containing, type Ports } from '@portico/kernel/server';
import { BLOG_TAG } from '../BlogContext.ts';
import type { BlogTables } from '../tables.ts';
import type { Media } from './createMedia.ts';

/** Removes pictures from the library, except for those used in posts. */
export async function removeUnused(
  { database, content }: Pick<Ports, 'database' | 'content'>,
  media: Pick<Media, 'forget'>,
  ids: readonly number[],
): Promise<void> {
  const tables = () => database.tables<BlogTables>();
  for (const id of ids) {
    const row = await tables().selectFrom('blog_media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row?.hash) continue;
    const user = await tables()
      .selectFrom('blog_posts')
      .select('id')
      .where(({ or, eb }) => or([eb('cover', '=', id), containing(row.hash.slice(0, HASH_DIGITS), 'html')]))
      .executeTakeFirst();
    if (user) continue;
    await database.transaction(async (transaction) => {
      await transaction.tables<BlogTables>().deleteFrom('blog_media').where('id', '=', id).execute();
      await content.touch(transaction, [BLOG_TAG]);
    });
    await media.forget(row);
  }
}

/** File names start with this many digits of the hash. */
const HASH_DIGITS = 20;
