import { type Database, isMailbox, type Outbox } from '@portico/kernel/server';
import type { Comment, CommentTarget } from './Comment.ts';

/** Whom a comment is told to, and when. */
export interface CommentNews {
  /** `waiting`: only what is not shown before somebody has looked at it. */
  readonly when: 'all' | 'waiting' | 'none';
  /** Empty where nobody is known. */
  readonly to: string;
  readonly from: string;
  /** The site's address, without a slash at the end. */
  readonly url: string;
}

export type TellOfComment = (transaction: Database, comment: Comment, target: CommentTarget) => Promise<void>;

/** Where comments are looked at. */
const SCREEN = '/admin/comments';

/** Writes to the owner about comments, as far as the owner wants to know. Spam is told to nobody. */
export function tellOfComments(
  outbox: Pick<Outbox, 'enqueue'>,
  news: () => Promise<CommentNews>,
): TellOfComment {
  return async (transaction, comment, target) => {
    const { when, to, from, url } = await news();
    const isWaiting = comment.status === 'pending';
    const isTold = isWaiting ? when !== 'none' : comment.status === 'approved' && when === 'all';
    // A wrong address must not keep a visitor's words from being stored.
    if (!isTold || !isMailbox(to) || !isMailbox(from)) return;
    const what = isWaiting
      ? `It waits, and visitors do not see it yet. Show it, or not:\n${url}${SCREEN}?status=pending`
      : `Visitors see it:\n${url}${target.path}#comment-${comment.id}\n\nAnswer or hide it:\n${url}${SCREEN}`;
    await outbox.enqueue(transaction, {
      ...{ from, to: [to], about: `comment:${comment.id}` },
      subject: isWaiting ? `A comment waits: ${target.title}` : `New comment: ${target.title}`,
      text: `${comment.author} (${comment.email}) wrote below “${target.title}”:\n\n${comment.content}\n\n${what}\n`,
    });
  };
}
