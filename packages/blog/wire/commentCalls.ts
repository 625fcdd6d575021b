import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { Nullable } from './adminShapes.ts';

/** Moderation: what is shown, what waits, what is spam. */

const CommentStatus = Type.Enum(['approved', 'pending', 'spam', 'trash']);

export const CommentSummary = Type.Object({
  id: Type.Integer(),
  postId: Type.String(),
  author: Type.String(),
  /** The author's address: it can be recognised as it is shown, and is read after decoding only. */
  email: Type.Object({ encoded: Type.String(), shown: Type.String() }),
  url: Type.String(),
  content: Type.String(),
  status: CommentStatus,
  madeAt: Type.Number(),
  verdictId: Nullable(Type.String()),
  isRealPerson: Type.Boolean(),
});
export type CommentSummary = Static<typeof CommentSummary>;

const ByComment = Type.Object({ id: Type.Integer({ minimum: 1 }) });

export const commentCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/comments' },
    query: Type.Object({
      ...cursorQuery,
      status: Type.Optional(CommentStatus),
      search: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: CursorPage(CommentSummary),
  }),
  move: endpoint({
    ...{ method: 'PUT', path: '/comments/:id/status' },
    params: ByComment,
    body: Type.Object({ status: CommentStatus }, { additionalProperties: false }),
    answer: CommentSummary,
  }),
  remove: endpoint({ method: 'DELETE', path: '/comments/:id', params: ByComment }),
};
