import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';
import type { CommentStatus } from './Comment.ts';

/** A comment that a site starts with or imports. */
export interface SeedComment {
  readonly postId: string;
  readonly author: string;
  readonly content: string;
  readonly madeAt: number;
  /** Index in the list of the comment that it replies to. */
  readonly answers: number | null;
  readonly email?: string;
  readonly url?: string;
  /** Approved by default. */
  readonly status?: CommentStatus;
}

/** Writes comments without judging them, in order: replies come after their parents. */
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
        // The badge means that the author's browser was checked, which was not the case here.
        is_real_person: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(Number(id));
  }
}
