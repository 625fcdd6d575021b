import type { Database } from '@portico/kernel/server';
import type { BlogContext } from '../BlogContext.ts';
import type { BlogTables } from '../tables.ts';
import { PUBLISH_QUEUE } from '../writing/publishQueue.ts';
import { showOrHide } from '../writing/storePost.ts';

/** Publishes scheduled posts on time. */
export function registerPublishing(context: BlogContext, database: Database): void {
  context.jobs.register<{ post: number }>(PUBLISH_QUEUE, ({ post }) =>
    database.transaction((transaction) => publishIfDue(context, transaction, post)),
  );
}

/** Does nothing if the post was withdrawn or rescheduled: its new time has its own job. */
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
