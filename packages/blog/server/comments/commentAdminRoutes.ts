import { adminRoute, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { Comment } from './Comment.ts';
import type { CommentJudge } from './CommentJudge.ts';
import type { Comments } from './createComments.ts';

export interface CommentAdminParts {
  readonly comments: Comments;
  readonly judge: CommentJudge;
}

/** Moderation: what is shown, what waits, what is spam. */
export function commentAdminRoutes(app: FastifyInstance, { comments, judge }: CommentAdminParts): void {
  const summaryOf = async ({ email, ...comment }: Comment): Promise<CommentSummary> => ({
    ...comment,
    email: await judge.hideAddress(email),
  });

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
      const comment = await comments.find(params.id);
      if (!comment) throw notFound('This comment');
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
      if (!(await comments.find(params.id))) throw notFound('This comment');
      await comments.remove(params.id);
    },
  });
}

/** What a move says about the comment. The bin says nothing. */
const DECISION: Readonly<Record<Comment['status'], 'ham' | 'spam' | null>> = {
  approved: 'ham',
  spam: 'spam',
  pending: null,
  trash: null,
};
