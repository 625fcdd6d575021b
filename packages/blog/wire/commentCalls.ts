import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { Nullable } from './adminShapes.ts';

/** Moderation: approved, pending and spam comments. */

const CommentStatus = Type.Enum(['approved', 'pending', 'spam', 'trash']);

export const CommentSummary = Type.Object({
  id: Type.Integer(),
  postId: Type.String(),
  /** The post, if it is public. */
  post: Nullable(Type.Object({ title: Type.String(), path: Type.String() })),
  /** Whether it is a reply. */
  isAnswer: Type.Boolean(),
  author: Type.String(),
  /** The author's email address: recognisable as shown, but readable only after decoding. */
  email: Type.Object({ encoded: Type.String(), shown: Type.String() }),
  url: Type.String(),
  content: Type.String(),
  status: CommentStatus,
  madeAt: Type.Number(),
  verdictId: Nullable(Type.String()),
  isRealPerson: Type.Boolean(),
});
export type CommentSummary = Static<typeof CommentSummary>;

/** Maximum lengths of name and text, as in WordPress. */
export const LONGEST_AUTHOR = 245;
export const LONGEST_COMMENT = 65_525;

const Written = Type.String({ minLength: 1, maxLength: LONGEST_COMMENT, pattern: '\\S' });

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
  edit: endpoint({
    ...{ method: 'PUT', path: '/comments/:id' },
    params: ByComment,
    body: Type.Object(
      {
        author: Type.String({ minLength: 1, maxLength: LONGEST_AUTHOR, pattern: '\\S' }),
        content: Written,
      },
      { additionalProperties: false },
    ),
    answer: CommentSummary,
  }),
  answer: endpoint({
    ...{ method: 'POST', path: '/comments/:id/answers' },
    params: ByComment,
    body: Type.Object({ content: Written }, { additionalProperties: false }),
    answer: CommentSummary,
  }),
  remove: endpoint({ method: 'DELETE', path: '/comments/:id', params: ByComment }),
};
