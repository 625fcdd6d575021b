import { badRequest, HttpError, notFound, type PostedFields, textField } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import { phrasesIn } from '../../ui/phrases.ts';
import type { BlogPhrases } from '../../ui/words/BlogPhrases.ts';
import { LONGEST_AUTHOR, LONGEST_COMMENT } from '../../wire/admin.ts';
import type { Comment, CommentStatus, CommentTarget, CommentTargets } from './Comment.ts';
import type { CommentJudge, CommentVerdict, WrittenComment } from './CommentJudge.ts';
import type { TellOfComment } from './commentMails.ts';
import type { Comments } from './createComments.ts';

export interface PostCommentParts {
  readonly comments: Comments;
  readonly targets: CommentTargets;
  readonly judge: CommentJudge;
  /** Notifies the owner in the same transaction. */
  readonly tell?: TellOfComment;
}

export type PostedComment =
  | { readonly is: 'taken'; readonly comment: Comment; readonly target: CommentTarget }
  | { readonly is: 'refused'; readonly verdict: CommentVerdict; readonly target: CommentTarget };

const LIMITS = { author: LONGEST_AUTHOR, email: 100, url: 200, content: LONGEST_COMMENT } as const;

/** Accepts a comment as sent by WordPress's form, or says why not. */
export async function postComment(
  { comments, targets, judge, tell }: PostCommentParts,
  fields: PostedFields,
  request: FastifyRequest,
): Promise<PostedComment> {
  const postId = textField(fields, 'comment_post_ID');
  const target = await targets.find(postId);
  if (!target) throw notFound('What you want to comment on');
  const words = phrasesIn(target.language).discussion;
  if (!target.isOpen) throw new HttpError(403, 'comment_closed', words.closed);
  const draft = checked(judge, words.refusals, {
    author: textField(fields, 'author').trim(),
    email: textField(fields, 'email').trim(),
    url: textField(fields, 'url').trim(),
    content: textField(fields, 'comment').trim(),
  });
  const parentId = await parentOf(comments, textField(fields, 'comment_parent'), postId);
  const verdict = await judge.judge(draft, fields, request);
  if (verdict.outcome === 'challenge') return { is: 'refused', verdict, target };
  const status = await statusFor(verdict, draft.email, comments, judge);
  const comment = await comments.add(
    { ...draft, postId, parentId, status, verdictId: verdict.id, isRealPerson: verdict.isRealPerson },
    tell && ((transaction, added) => tell(transaction, added, target)),
  );
  if (verdict.id) await judge.attach(verdict.id, comment.id);
  return verdict.outcome === 'refuse' ? { is: 'refused', verdict, target } : { is: 'taken', comment, target };
}

/** Refused comments are stored as spam, so that a wrong verdict can be reversed. */
async function statusFor(
  { outcome }: CommentVerdict,
  email: string,
  comments: Comments,
  judge: CommentJudge,
): Promise<CommentStatus> {
  if (outcome === 'refuse') return 'spam';
  if (outcome === 'hold') return 'pending';
  const { holdFirstComment } = await judge.settings();
  return holdFirstComment && !(await comments.hasApprovedFrom(email)) ? 'pending' : 'approved';
}

function checked(
  { isEmailAddress }: CommentJudge,
  words: BlogPhrases['discussion']['refusals'],
  draft: WrittenComment,
): WrittenComment {
  if (draft.author === '' || draft.email === '') throw badRequest('require_name_email', words.nameAndEmail);
  if (!isEmailAddress(draft.email)) throw badRequest('require_valid_email', words.wrongEmail);
  if (draft.content === '') throw badRequest('require_valid_comment', words.empty);
  for (const [name, limit] of Object.entries(LIMITS) as [keyof WrittenComment, number][])
    if (draft[name].length > limit) throw badRequest(`comment_${name}_column_length`, words.tooLong[name]);
  return { ...draft, url: /^https?:\/\//i.test(draft.url) ? draft.url : draft.url && `https://${draft.url}` };
}

async function parentOf(comments: Comments, sent: string, postId: string): Promise<number | null> {
  const id = /^[1-9]\d{0,9}$/.test(sent) ? Number(sent) : null;
  if (id === null) return null;
  const parent = await comments.find(id);
  // A reply to a removed comment is still a comment on the post.
  return parent?.postId === postId && parent.status === 'approved' ? id : null;
}
