import { adminRoute, cursorPage, decodeCursor, HttpError, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { Comment, CommentTargets } from './Comment.ts';
import type { CommentJudge } from './CommentJudge.ts';
import type { Comments } from './createComments.ts';

export interface CommentAdminParts {
  readonly comments: Comments;
  readonly judge: CommentJudge;
  readonly targets: Pick<CommentTargets, 'find'>;
}

/** Moderation: approved, pending and spam comments. */
export function commentAdminRoutes(
  app: FastifyInstance,
  { comments, judge, targets }: CommentAdminParts,
): void {
  const summaryOf = async ({ email, parentId, ...comment }: Comment): Promise<CommentSummary> => {
    const target = await targets.find(comment.postId);
    return {
      ...comment,
      post: target && { title: target.title, path: target.path },
      isAnswer: parentId !== null,
      email: await judge.hideAddress(email),
    };
  };
  const known = async (id: number): Promise<Comment> => {
    const comment = await comments.find(id);
    if (!comment) throw notFound('This comment');
    return comment;
  };

  adminRoute(app, commentCalls.list, {
    role: 'editor',
    summary: 'The comments, newest first',
    async handle({ query: { cursor, limit, status, search } }) {
      const before = decodeCursor(cursor, Type.Integer());
      const rows = await comments.list({
        ...(status && { status }),
        ...(search && { search }),
        ...(before !== undefined && { before }),
        limit: limit + 1,
      });
      const { items, nextCursor } = cursorPage(
        rows,
        limit,
        ({ id }) => id,
        (comment: Comment) => comment,
      );
      return { items: await Promise.all(items.map(summaryOf)), nextCursor };
    },
  });

  adminRoute(app, commentCalls.move, {
    role: 'editor',
    summary: 'Shows or holds a comment, or moves it to spam or to the trash',
    async handle({ params, body: { status }, actor }) {
      const comment = await known(params.id);
      await comments.move(comment.id, status);
      const decision = DECISION[status];
      if (decision && comment.verdictId && comment.status !== status)
        await judge.learn(comment.verdictId, decision, actor.displayName);
      return summaryOf({ ...comment, status });
    },
  });

  adminRoute(app, commentCalls.remove, {
    role: 'editor',
    summary: 'Deletes a comment for good',
    async handle({ params }) {
      await comments.remove((await known(params.id)).id);
    },
  });

  adminRoute(app, commentCalls.edit, {
    role: 'editor',
    summary: 'Changes the words of a comment',
    async handle({ params, body }) {
      const comment = await known(params.id);
      const words = { author: body.author.trim(), content: body.content.trim() };
      await comments.edit(comment.id, words);
      return summaryOf({ ...comment, ...words });
    },
  });

  adminRoute(app, commentCalls.answer, {
    role: 'editor',
    summary: 'Answers a comment in the name of whoever is signed in; one that waited is shown with it',
    async handle({ params, body, actor }) {
      const comment = await known(params.id);
      if (comment.status === 'spam' || comment.status === 'trash')
        throw new HttpError(409, 'comment_hidden', 'Show the comment before you answer it.');
      if (!(await targets.find(comment.postId)))
        throw new HttpError(
          409,
          'post_hidden',
          'Visitors do not see this post, so nobody could read the answer.',
        );
      if (comment.status === 'pending') {
        await comments.move(comment.id, 'approved');
        if (comment.verdictId) await judge.learn(comment.verdictId, 'ham', actor.displayName);
      }
      const { postId, id: parentId } = comment;
      const own = { author: actor.displayName, email: '', url: '', verdictId: null, isRealPerson: false };
      return summaryOf(
        await comments.add({ ...own, postId, parentId, content: body.content.trim(), status: 'approved' }),
      );
    },
  });
}

/** What a status change says about the comment. The trash says nothing. */
const DECISION: Readonly<Record<Comment['status'], 'ham' | 'spam' | null>> = {
  approved: 'ham',
  spam: 'spam',
  pending: null,
  trash: null,
};
