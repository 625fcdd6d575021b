import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';
import type { CommentStatus } from './Comment.ts';

/** A comment that a site begins with, or brings from elsewhere. */
export interface SeedComment {
  readonly postId: string;
  readonly author: string;
  readonly content: string;
  readonly madeAt: number;
  /** The place in the list of the comment that it answers. */
  readonly answers: number | null;
  readonly email?: string;
  readonly url?: string;
  /** Approved unless it says otherwise. */
  readonly status?: CommentStatus;
}

/** Writes comments without judging them, in their order: an answer comes after what it answers. */
export async function seedComments(transaction: Database, comments: readonly SeedComment[]): Promise<void> {
  const ids: number[] = [];
  for (const {
    postId,
    author,
    content,
    madeAt,
    answers,
    email = '',
    url = '',
    status = 'approved',
  } of comments) {
    const { id } = await transaction
      .tables<BlogTables>()
      .insertInto('comments')
      .values({
        post_id: postId,
        parent_id: answers === null ? null : (ids[answers] ?? null),
        author,
        email,
        url,
        content,
        status,
        made_at: madeAt,
        verdict_id: null,
        // Nobody here has seen its author's browser, and the badge says that somebody has.
        is_real_person: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(Number(id));
  }
}
