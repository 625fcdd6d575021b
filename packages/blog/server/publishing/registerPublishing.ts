import type { Database } from '@portico/kernel/server';
import type { BlogContext } from '../BlogContext.ts';
import type { BlogTables } from '../tables.ts';
import { showOrHide } from '../writing/storePost.ts';
import { PUBLISH_QUEUE } from './publishQueue.ts';

/** Makes scheduled posts public at their hour. */
export function registerPublishing(context: BlogContext, database: Database): void {
  context.jobs.register<{ post: number }>(PUBLISH_QUEUE, ({ post }) =>
    database.transaction((transaction) => publishIfDue(context, transaction, post)),
  );
}

/** Does nothing where the post was taken back or put off meanwhile: its new hour has a job of its own. */
async function publishIfDue(context: BlogContext, transaction: Database, post: number): Promise<void> {
  const row = await transaction
    .tables<BlogTables>()
    .updateTable('blog_posts')
    .set({ status: 'published' })
    .where('id', '=', post)
    .where('status', '=', 'scheduled')
    .where('published_at', '<=', context.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (row) await showOrHide(context, transaction, { status: 'scheduled' }, row);
}
