import { type Database, isMailbox, type Outbox } from '@portico/kernel/server';
import type { Comment, CommentTarget } from './Comment.ts';

/** Who is mailed about comments, and when. */
export interface CommentNews {
  /** `waiting`: only those held for moderation. */
  readonly when: 'all' | 'waiting' | 'none';
  /** Empty if there is no recipient. */
  readonly to: string;
  readonly from: string;
  /** The site's URL, without a trailing slash. */
  readonly url: string;
}

export type TellOfComment = (transaction: Database, comment: Comment, target: CommentTarget) => Promise<void>;

/** Path of the comments screen. */
const SCREEN = '/admin/comments';

/** Mails the owner about comments, according to their settings. Never about spam. */
export function tellOfComments(
  outbox: Pick<Outbox, 'enqueue'>,
  news: () => Promise<CommentNews>,
): TellOfComment {
  return async (transaction, comment, target) => {
    const { when, to, from, url } = await news();
    const isWaiting = comment.status === 'pending';
    const isTold = isWaiting ? when !== 'none' : comment.status === 'approved' && when === 'all';
    // An invalid address must not keep a comment from being stored.
    if (!isTold || !isMailbox(to) || !isMailbox(from)) return;
    const what = isWaiting
      ? `It is held for review, and visitors do not see it yet. Decide here:\n${url}${SCREEN}?status=pending`
      : `Visitors see it:\n${url}${target.path}#comment-${comment.id}\n\nAnswer or hide it:\n${url}${SCREEN}`;
    await outbox.enqueue(transaction, {
      ...{ from, to: [to], about: `comment:${comment.id}` },
      subject: isWaiting
        ? `A comment is waiting for review: ${target.title}`
        : `New comment: ${target.title}`,
      text: `${comment.author} (${comment.email}) wrote below “${target.title}”:\n\n${comment.content}\n\n${what}\n`,
    });
  };
}
