import type { Database } from '@portico/kernel/server';
import { postPath } from '../addresses.ts';
import { BLOG_TAG, type BlogContext, postTag } from '../BlogContext.ts';
import type { BlogTables } from '../tables.ts';
import { shownTitle } from '../text/shownTitle.ts';
import type { CommentTargets } from './Comment.ts';

export function commentTargets(context: BlogContext, database: Database): CommentTargets {
  return {
    async find(postId) {
      if (!POST_ID.test(postId)) return null;
      const row = await database
        .tables<BlogTables>()
        .selectFrom('blog_posts')
        .select(['slug', 'title', 'shown_excerpt', 'comments_open', 'language'])
        .where('id', '=', Number(postId))
        .where('status', '=', 'published')
        .executeTakeFirst();
      if (!row) return null;
      const { language, comments_open } = row;
      return { path: postPath(row), title: shownTitle(row), language, isOpen: comments_open === 1 };
    },
    async counted(transaction, postId, approved) {
      if (!POST_ID.test(postId)) return;
      const id = Number(postId);
      await transaction
        .tables<BlogTables>()
        .updateTable('blog_posts')
        .set({ comment_count: approved })
        .where('id', '=', id)
        .execute();
      await context.content.touch(transaction, [BLOG_TAG, postTag(id)]);
    },
  };
}

const POST_ID = /^[1-9]\d{0,14}$/;
