import { badRequest, HttpError, notFound } from '@portico/kernel/server/http';
import type { PostedFields } from '../../protocol.ts';
import { isEmailAddress } from '../../verdict/emailSyntax.ts';
import { text } from '../http/readFields.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import type { VerdictLog } from '../verdicts/createVerdictLog.ts';
import type { Judgement } from '../verdicts/Submission.ts';
import type { Visitor } from '../visitors.ts';
import type { Comment, CommentStatus, CommentTarget, CommentTargets } from './Comment.ts';
import type { Comments } from './createComments.ts';

export interface PostCommentParts {
  readonly comments: Comments;
  readonly targets: CommentTargets;
  readonly judge: Judge;
  readonly log: VerdictLog;
  readonly settings: SpamSettingsStore;
}

export type PostedComment =
  | { readonly is: 'taken'; readonly comment: Comment; readonly target: CommentTarget }
  | { readonly is: 'refused'; readonly judgement: Judgement };

const LIMITS = { author: 245, email: 100, url: 200, content: 65_525 } as const;

/** Takes a comment as WordPress's form sends it, or says in a sentence why not. */
export async function postComment(
  { comments, targets, judge, log, settings }: PostCommentParts,
  fields: PostedFields,
  visitor: Visitor,
): Promise<PostedComment> {
  const postId = text(fields, 'comment_post_ID');
  const target = await targets.find(postId);
  if (!target) throw notFound('What you want to comment on');
  if (!target.isOpen) throw new HttpError(403, 'comment_closed', 'Sorry, comments are closed for this item.');
  const draft = checked({
    author: text(fields, 'author').trim(),
    email: text(fields, 'email').trim(),
    url: text(fields, 'url').trim(),
    content: text(fields, 'comment').trim(),
  });
  const parentId = await parentOf(comments, text(fields, 'comment_parent'), postId);
  const judgement = await judge({
    source: 'comment',
    about: null,
    visitor,
    fields,
    content: { text: draft.content, name: draft.author, email: draft.email, url: draft.url },
  });
  if (judgement.action === 'challenge') return { is: 'refused', judgement };
  const comment = await comments.add({
    ...draft,
    postId,
    parentId,
    status: await statusFor(judgement, draft.email, comments, settings),
    verdictId: judgement.verdictId,
    isRealPerson: judgement.isRealPerson,
  });
  await log.attach(judgement.verdictId, `comment:${comment.id}`);
  return judgement.action === 'refuse' ? { is: 'refused', judgement } : { is: 'taken', comment, target };
}

/** Refused comments are kept as spam, so that a wrong verdict can be turned round. */
async function statusFor(
  { action }: Judgement,
  email: string,
  comments: Comments,
  settings: SpamSettingsStore,
): Promise<CommentStatus> {
  if (action === 'refuse') return 'spam';
  if (action === 'hold') return 'pending';
  const { holdFirstComment } = await settings.read();
  return holdFirstComment && !(await comments.hasApprovedFrom(email)) ? 'pending' : 'approved';
}

interface Draft {
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly content: string;
}

function checked(draft: Draft): Draft {
  if (draft.author === '' || draft.email === '')
    throw badRequest('require_name_email', 'Please fill in your name and your e-mail address.');
  if (!isEmailAddress(draft.email))
    throw badRequest('require_valid_email', 'Please enter a valid e-mail address.');
  if (draft.content === '') throw badRequest('require_valid_comment', 'Please type your comment.');
  for (const [name, limit] of Object.entries(LIMITS) as [keyof Draft, number][])
    if (draft[name].length > limit) throw badRequest(`comment_${name}_column_length`, TOO_LONG[name]);
  return { ...draft, url: /^https?:\/\//i.test(draft.url) ? draft.url : draft.url && `https://${draft.url}` };
}

const TOO_LONG: Readonly<Record<keyof Draft, string>> = {
  author: 'Your name is too long.',
  email: 'Your e-mail address is too long.',
  url: 'Your web address is too long.',
  content: 'Your comment is too long.',
};

async function parentOf(comments: Comments, sent: string, postId: string): Promise<number | null> {
  const id = /^[1-9]\d{0,9}$/.test(sent) ? Number(sent) : null;
  if (id === null) return null;
  const parent = await comments.find(id);
  // An answer to a comment that has gone is still a comment on the post.
  return parent?.postId === postId && parent.status === 'approved' ? id : null;
}
