import type { ContentVersions, Database } from '@portico/kernel/server';
import { BLOG_TAG } from '../BlogContext.ts';
import type { BlogTables } from '../tables.ts';

/** What whoever keeps the comments needs to know of posts, and what posts need to know of their comments. */
export interface PostComments {
  /** The post that a comment is about; `null` when visitors cannot see it. */
  target(postId: string): Promise<{ path: string; title: string; isOpen: boolean } | null>;
  /** Notes how many comments of a post visitors see now, together with the change that made it so. */
  counted(transaction: Database, postId: string, count: number): Promise<void>;
}

export function createPostComments(database: Database, content: ContentVersions): PostComments {
  return {
    async target(postId) {
      const id = idIn(postId);
      if (id === null) return null;
      const row = await database
        .tables<BlogTables>()
        .selectFrom('blog_posts')
        .select(['slug', 'title', 'comments_open', 'type'])
        .where('id', '=', id)
        .where('status', '=', 'published')
        .executeTakeFirst();
      return row
        ? {
            path: `/${encodeURIComponent(row.slug)}/`,
            title: row.title,
            isOpen: row.comments_open === 1 && row.type === 'post',
          }
        : null;
    },
    async counted(transaction, postId, count) {
      const id = idIn(postId);
      if (id === null) return;
      await transaction
        .tables<BlogTables>()
        .updateTable('blog_posts')
        .set({ comment_count: count })
        .where('id', '=', id)
        .execute();
      await content.touch(transaction, [BLOG_TAG]);
    },
  };
}

function idIn(postId: string): number | null {
  return /^[1-9]\d{0,14}$/.test(postId) ? Number(postId) : null;
}
