import {
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { CommentStatusShape, CommentSummary } from '../../admin/protocol.ts';
import type { Addresses } from '../addresses/createAddresses.ts';
import type { Comment } from '../comments/Comment.ts';
import type { Comments } from '../comments/createComments.ts';
import type { Correct } from '../verdicts/createCorrection.ts';
import type { VerdictLog } from '../verdicts/createVerdictLog.ts';

export interface CommentAdminParts {
  readonly addresses: Pick<Addresses, 'hide'>;
  readonly comments: Comments;
  readonly log: VerdictLog;
  readonly correct: Correct;
}

const Params = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** Moderation: what is shown, what waits, what is spam. */
export function commentAdminRoutes(
  app: FastifyInstance,
  { addresses, comments, correct, log }: CommentAdminParts,
): void {
  const summaryOf = async ({ email, ...comment }: Comment): Promise<CommentSummary> => ({
    ...comment,
    email: await addresses.hide(email),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/comments',
    role: 'editor',
    summary: 'The comments, newest first',
    schema: {
      query: Type.Object({
        ...cursorQuery,
        status: Type.Optional(CommentStatusShape),
        search: Type.Optional(Type.String({ maxLength: 200 })),
      }),
      answer: CursorPage(CommentSummary),
    },
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

  adminRoute(app, {
    method: 'PUT',
    url: '/comments/:id/status',
    role: 'editor',
    summary: 'Shows a comment, lets it wait, or puts it with the spam or into the bin',
    schema: {
      params: Params,
      body: Type.Object({ status: CommentStatusShape }, { additionalProperties: false }),
      answer: CommentSummary,
    },
    async handle({ params, body: { status }, actor }) {
      const comment = await comments.find(params.id);
      if (!comment) throw notFound('This comment');
      await comments.move(comment.id, status);
      const label = LABEL[status];
      const verdict = comment.verdictId && (await log.find(comment.verdictId));
      if (label && verdict && comment.status !== status) await correct(verdict, label, actor.displayName);
      return summaryOf({ ...comment, status });
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/comments/:id',
    role: 'editor',
    summary: 'Deletes a comment for good',
    schema: { params: Params },
    async handle({ params }) {
      if (!(await comments.find(params.id))) throw notFound('This comment');
      await comments.remove(params.id);
    },
  });
}

/** What a move says about the comment. The bin says nothing. */
const LABEL: Readonly<Record<Comment['status'], 'ham' | 'spam' | null>> = {
  approved: 'ham',
  spam: 'spam',
  pending: null,
  trash: null,
};
