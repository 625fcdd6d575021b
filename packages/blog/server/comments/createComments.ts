import { type Clock, containing, type Database, keepNewest } from '@portico/kernel/server';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { BlogTables, CommentRow } from '../tables.ts';
import { COMMENT_STATUSES, type Comment, type CommentStatus } from './Comment.ts';
import { commentPages } from './commentPages.ts';

export interface Comments {
  /** A post's visible comments, as ids by page. */
  pages(postId: string): Promise<number[][]>;
  /** Comments by id, in that order. */
  those(ids: readonly number[]): Promise<Comment[]>;
  /** Visible comments, of one post or of all. */
  approved(filter: ApprovedFilter): Promise<{ readonly total: number; readonly comments: Comment[] }>;
  list(filter: CommentFilter): Promise<Comment[]>;
  find(id: number): Promise<Comment | null>;
  findByVerdict(verdictId: string): Promise<Comment | null>;
  /** `also`: written in the same transaction. */
  add(
    comment: NewComment,
    also?: (transaction: Database, comment: Comment) => Promise<void>,
  ): Promise<Comment>;
  edit(id: number, words: Pick<Comment, 'author' | 'content'>): Promise<void>;
  move(id: number, status: CommentStatus): Promise<void>;
  remove(id: number): Promise<void>;
  hasApprovedFrom(email: string): Promise<boolean>;
  /** Removes spam from before this time; of later spam, only the newest comments are kept. */
  forgetSpam(before: number): Promise<void>;
}

export interface CommentFilter {
  readonly status?: CommentStatus;
  readonly postId?: string;
  readonly search?: string;
  readonly before?: number;
  readonly limit: number;
}

export interface ApprovedFilter {
  readonly postId: string;
  readonly newestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

export type NewComment = Omit<Comment, 'id' | 'madeAt'>;

/** Tag of pages that show a post's comments. */
export function commentsTag(postId: string): string {
  return `comments:${postId}`;
}

/** How many comments of a post are visible. */
export async function countApproved(database: Database, postId: string): Promise<number> {
  const { count } = await database
    .tables<BlogTables>()
    .selectFrom('comments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function createComments(
  database: Database,
  clock: Clock,
  changed: (transaction: Database, postId: string) => Promise<void>,
): Comments {
  const tables = database.tables<BlogTables>();
  const find = async (id: number): Promise<Comment | null> => {
    const row = await tables.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? commentOf(row) : null;
  };
  return {
    find,
    async pages(postId) {
      const rows = await tables
        .selectFrom('comments')
        .select(['id', 'parent_id', ({ fn }) => fn<number>('length', ['content']).as('letters')])
        .where('post_id', '=', postId)
        .where('status', '=', 'approved')
        .orderBy('id')
        .execute();
      return commentPages(
        rows.map((row) => ({ id: Number(row.id), parentId: row.parent_id, letters: Number(row.letters) })),
      );
    },
    async those(ids) {
      if (ids.length === 0) return [];
      const rows = await tables.selectFrom('comments').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [Number(row.id), commentOf(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    async approved({ postId, newestFirst, offset, limit }) {
      const query = tables
        .selectFrom('comments')
        .where('status', '=', 'approved')
        .where('post_id', '=', postId);
      const { total } = await query
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .selectAll()
        .orderBy('id', newestFirst ? 'desc' : 'asc')
        .offset(offset)
        .limit(limit)
        .execute();
      return { total: Number(total), comments: rows.map(commentOf) };
    },
    async list({ status, postId, search, before, limit }) {
      let query = tables.selectFrom('comments').selectAll().orderBy('id', 'desc').limit(limit);
      if (status) query = query.where('status', '=', status);
      if (postId) query = query.where('post_id', '=', postId);
      if (before) query = query.where('id', '<', before);
      if (search) query = query.where(containing(search, 'content', 'author', 'email'));
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
    add: (comment, also) =>
      database.transaction(async (transaction) => {
        const row = await transaction
          .tables<BlogTables>()
          .insertInto('comments')
          .values(rowOf(comment, clock.now()))
          .returningAll()
          .executeTakeFirstOrThrow();
        if (comment.status === 'approved') await changed(transaction, comment.postId);
        const added = commentOf(row);
        await also?.(transaction, added);
        return added;
      }),
    async edit(id, { author, content }) {
      const known = await find(id);
      if (!known) return;
      await database.transaction(async (transaction) => {
        await transaction
          .tables<BlogTables>()
          .updateTable('comments')
          .set({ author, content })
          .where('id', '=', id)
          .execute();
        await changed(transaction, known.postId);
      });
    },
    async move(id, status) {
      const known = await find(id);
      if (!known || known.status === status) return;
      await database.transaction(async (transaction) => {
        await transaction
          .tables<BlogTables>()
          .updateTable('comments')
          .set({ status })
          .where('id', '=', id)
          .execute();
        await changed(transaction, known.postId);
      });
    },
    async remove(id) {
      const known = await find(id);
      if (!known) return;
      await database.transaction(async (transaction) => {
        await transaction.tables<BlogTables>().deleteFrom('comments').where('id', '=', id).execute();
        await changed(transaction, known.postId);
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
    async forgetSpam(before) {
      await tables
        .deleteFrom('comments')
        .where('status', '=', 'spam')
        .where('made_at', '<', before)
        .execute();
      await keepNewest(database, 'comments', sql`status = 'spam'`, MOST_SPAM);
    },
  };
}

const MOST_SPAM = 5_000;

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
