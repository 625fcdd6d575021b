import type { ContentVersions } from '@portico/kernel/server';
import { commentsTag, countApproved } from '@portico/spam-protection/server';
import type { BlogCommentTargets } from '@portico/theme/server';

/**
 * The content versions as whoever keeps the comments gets them: when the comments of a post change, the blog learns
 * their number in the same transaction, so that its lists and the post itself are made anew with it.
 */
export function commentsOnPosts(
  content: ContentVersions,
  posts: Pick<BlogCommentTargets, 'counted'>,
): ContentVersions {
  const prefix = commentsTag('');
  return {
    stamp: content.stamp,
    async touch(transaction, tags) {
      await content.touch(transaction, tags);
      for (const tag of tags) {
        if (!tag.startsWith(prefix)) continue;
        const postId = tag.slice(prefix.length);
        await posts.counted(transaction, postId, await countApproved(transaction, postId));
      }
    },
  };
}
