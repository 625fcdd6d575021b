import type { ContentVersions } from '@portico/kernel/server';
import { commentsTag, countApproved, seedComments } from '@portico/spam-protection/server';
import type { BlogServer, ImportedComments } from '@portico/theme/server';

/** Comments of imported posts go where all comments are kept, as they were judged on the site that they come from. */
export function importedComments(
  content: ContentVersions,
  blog: () => Pick<BlogServer, 'comments'>,
): ImportedComments {
  return {
    async take(transaction, post, comments) {
      const postId = String(post);
      const places = new Map(comments.map(({ id }, index) => [id, index]));
      await seedComments(
        transaction,
        comments.map(({ parent, author, email, url, content: words, status, madeAt }) => ({
          ...{ postId, author, email, url, status, madeAt },
          content: words,
          answers: parent === null ? null : (places.get(parent) ?? null),
        })),
      );
      await blog().comments.counted(transaction, postId, await countApproved(transaction, postId));
      await content.touch(transaction, [commentsTag(postId)]);
    },
  };
}
