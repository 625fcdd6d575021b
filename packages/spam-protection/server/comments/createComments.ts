import type { Clock, ContentVersions, Database } from '@portico/kernel/server';
import type { Insertable, Selectable } from 'kysely';
import type { CommentRow, SpamTables } from '../tables.ts';
import { COMMENT_STATUSES, type Comment, type CommentStatus } from './Comment.ts';

export interface Comments {
  /** What visitors see, oldest first. */
  approved(postId: string): Promise<Comment[]>;
  list(filter: CommentFilter): Promise<Comment[]>;
  find(id: number): Promise<Comment | null>;
  findByVerdict(verdictId: string): Promise<Comment | null>;
  add(comment: NewComment): Promise<Comment>;
  move(id: number, status: CommentStatus): Promise<void>;
  remove(id: number): Promise<void>;
  hasApprovedFrom(email: string): Promise<boolean>;
}

export interface CommentFilter {
  readonly status?: CommentStatus;
  readonly search?: string;
  readonly before?: number;
  readonly limit: number;
}

export type NewComment = Omit<Comment, 'id' | 'madeAt'>;

/** The tag of a page that shows the comments of a post. */
export function commentsTag(postId: string): string {
  return `comments:${postId}`;
}

/** How many comments of a post visitors see. */
export async function countApproved(database: Database, postId: string): Promise<number> {
  const { count } = await database
    .tables<SpamTables>()
    .selectFrom('comments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function createComments(database: Database, clock: Clock, content: ContentVersions): Comments {
  const tables = database.tables<SpamTables>();
  const find = async (id: number): Promise<Comment | null> => {
    const row = await tables.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? commentOf(row) : null;
  };
  return {
    find,
    async approved(postId) {
      const rows = await tables
        .selectFrom('comments')
        .selectAll()
        .where('post_id', '=', postId)
        .where('status', '=', 'approved')
        .orderBy('id')
        .execute();
      return rows.map(commentOf);
    },
    async list({ status, search, before, limit }) {
      let query = tables.selectFrom('comments').selectAll().orderBy('id', 'desc').limit(limit);
      if (status) query = query.where('status', '=', status);
      if (before) query = query.where('id', '<', before);
      if (search) {
        const like = `%${search.replace(/[%_]/g, '')}%`;
        query = query.where(({ or, eb }) =>
          or([eb('content', 'like', like), eb('author', 'like', like), eb('email', 'like', like)]),
        );
      }
      return (await query.execute()).map(commentOf);
    },
    async findByVerdict(verdictId) {
      const row = await tables
        .selectFrom('comments')
        .selectAll()
        .where('verdict_id', '=', verdictId)
        .executeTakeFirst();
      return row ? commentOf(row) : null;
    },
    add: (comment) =>
      database.transaction(async (transaction) => {
        const row = await transaction
          .tables<SpamTables>()
          .insertInto('comments')
          .values(rowOf(comment, clock.now()))
          .returningAll()
          .executeTakeFirstOrThrow();
        if (comment.status === 'approved') await content.touch(transaction, [commentsTag(comment.postId)]);
        return commentOf(row);
      }),
    async move(id, status) {
      const known = await find(id);
      if (!known || known.status === status) return;
      await database.transaction(async (transaction) => {
        await transaction
          .tables<SpamTables>()
          .updateTable('comments')
          .set({ status })
          .where('id', '=', id)
          .execute();
        await content.touch(transaction, [commentsTag(known.postId)]);
      });
    },
    async remove(id) {
      const known = await find(id);
      if (!known) return;
      await database.transaction(async (transaction) => {
        await transaction.tables<SpamTables>().deleteFrom('comments').where('id', '=', id).execute();
        await content.touch(transaction, [commentsTag(known.postId)]);
      });
    },
    async hasApprovedFrom(email) {
      const row = await tables
        .selectFrom('comments')
        .select('id')
        .where('email', '=', email)
        .where('status', '=', 'approved')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function rowOf(comment: NewComment, now: number): Insertable<CommentRow> {
  return {
    post_id: comment.postId,
    parent_id: comment.parentId,
    author: comment.author,
    email: comment.email,
    url: comment.url,
    content: comment.content,
    status: comment.status,
    made_at: now,
    verdict_id: comment.verdictId,
    is_real_person: comment.isRealPerson ? 1 : 0,
  };
}

function commentOf(row: Selectable<CommentRow>): Comment {
  return {
    id: Number(row.id),
    postId: row.post_id,
    parentId: row.parent_id,
    author: row.author,
    email: row.email,
    url: row.url,
    content: row.content,
    status: COMMENT_STATUSES.find((status) => status === row.status) ?? 'pending',
    madeAt: row.made_at,
    verdictId: row.verdict_id,
    isRealPerson: row.is_real_person === 1,
  };
}
