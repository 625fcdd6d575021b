import type { Database } from '@portico/kernel/server';
import type { SpamTables } from '../tables.ts';

/** A comment that a site begins with. */
export interface SeedComment {
  readonly postId: string;
  readonly author: string;
  readonly content: string;
  readonly madeAt: number;
  /** The place in the list of the comment that it answers. */
  readonly answers: number | null;
}

/** Writes approved comments into an empty site, in their order: an answer comes after what it answers. */
export async function seedComments(transaction: Database, comments: readonly SeedComment[]): Promise<void> {
  const ids: number[] = [];
  for (const { postId, author, content, madeAt, answers } of comments) {
    const { id } = await transaction
      .tables<SpamTables>()
      .insertInto('comments')
      .values({
        post_id: postId,
        parent_id: answers === null ? null : (ids[answers] ?? null),
        author,
        email: '',
        url: '',
        content,
        status: 'approved',
        made_at: madeAt,
        verdict_id: null,
        is_real_person: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(Number(id));
  }
}
