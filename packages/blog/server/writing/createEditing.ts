import { createRevisions, type Database } from '@portico/kernel/server';
import { cleanStyledHtml } from '@portico/kernel/server/html';
import { conflict, notFound } from '@portico/kernel/server/http';
import type { BulkAction } from '../../wire/admin.ts';
import { BLOG_TAG, type BlogContext, postTag } from '../BlogContext.ts';
import { existingPost } from '../reading/existingPost.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables, PostRow, RevisionRow, RevisionTable } from '../tables.ts';
import { oneLine } from '../text/plainText.ts';
import { freeSlug } from './freeSlug.ts';
import type { PostDraft } from './PostDraft.ts';
import { showOrHide, storePost } from './storePost.ts';

/** Who writes. */
export interface Writer {
  readonly userId: string;
  readonly displayName: string;
}

export interface WrittenText {
  readonly title: string;
  readonly excerpt: string;
  readonly html: string;
}

/** Writing posts, with their saved versions. */
export interface Editing {
  create(draft: PostDraft, by: Writer): Promise<PostRow>;
  /** Refuses if somebody saved since `knownModifiedAt`. */
  save(id: number, draft: PostDraft, knownModifiedAt: number, by: Writer): Promise<PostRow>;
  /** Saves a text in progress separately: visitors still see the saved post. */
  autosave(id: number, text: WrittenText, by: Writer): Promise<RevisionRow>;
  discardAutosave(id: number, by: Writer): Promise<void>;
  autosaveOf(id: number, by: Writer): Promise<RevisionRow | null>;
  revisions(id: number): Promise<RevisionRow[]>;
  revision(id: number, revision: number): Promise<RevisionRow>;
  restore(id: number, revision: number, by: Writer): Promise<PostRow>;
  /** Applies an action to several posts; returns those that changed. */
  bulk(ids: readonly number[], action: BulkAction): Promise<number[]>;
}

const REVISION = [
  ...(['id', 'post', 'kind', 'title', 'excerpt', 'html'] as const),
  ...(['by_user', 'by_name', 'made_at'] as const),
] as const;
const revisions = createRevisions<RevisionTable>('blog_revisions', { of: 'post', by: 'by_user' });

function lastSaved(transaction: Database, post: number) {
  return transaction
    .tables<BlogTables>()
    .selectFrom('blog_revisions')
    .select(['title', 'excerpt', 'html'])
    .where('post', '=', post)
    .where('kind', '=', 'saved')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
/** Author of what existed before anybody saved here. */
const NOBODY: Writer = { userId: '', displayName: 'As imported' };

export function createEditing(context: BlogContext, database: Database): Editing {
  async function revision(id: number, number: number): Promise<RevisionRow> {
    const row = await revisions.find(database, id, number);
    if (!row) throw notFound('This version');
    return row;
  }

  /** Stores the current texts as a version, unless the last one is the same. */
  async function keepVersion(transaction: Database, row: PostRow, by: Writer): Promise<void> {
    const last = await lastSaved(transaction, row.id);
    if (!last || last.title !== row.title || last.excerpt !== row.excerpt || last.html !== row.html)
      await revisions.keep(transaction, { ...written(row.id, row, by), kind: 'saved' });
    await revisions.discardAutosave(transaction, row.id, by.userId);
  }

  /** An imported post has no version yet: the imported text becomes the first. */
  async function keepFirst(transaction: Database, before: PostRow): Promise<void> {
    if (!(await lastSaved(transaction, before.id)))
      await revisions.keep(transaction, { ...written(before.id, before, NOBODY), kind: 'saved' });
  }

  const written = (id: number, { title, excerpt, html }: WrittenText, by: Writer) => ({
    ...{ post: id, title, excerpt, html },
    ...{ by_user: by.userId, by_name: by.displayName, made_at: context.clock.now() },
  });

  async function change(transaction: Database, id: number, action: BulkAction): Promise<boolean> {
    const posts = transaction.tables<BlogTables>();
    const before = await posts.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) return false;
    const isTrash = before.status === 'trash';
    if (action === 'delete') {
      if (!isTrash) return false;
      await postSearch.remove(transaction, id);
      await posts.deleteFrom('blog_posts').where('id', '=', id).execute();
      await context.content.touch(transaction, [BLOG_TAG, postTag(id)]);
      return true;
    }
    if ((action === 'restore') !== isTrash) return false;
    const state = nextState(action, before, context.clock.now());
    if (state.status === before.status) return false;
    // A page may have taken the slug meanwhile.
    const slug = isTrash ? await freeSlug(transaction, before.slug, context.isReserved, id) : before.slug;
    const after = await posts
      .updateTable('blog_posts')
      .set({ ...state, slug })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await showOrHide(context, transaction, before, after);
    return true;
  }

  return {
    revision,
    create: (draft, by) =>
      database.transaction(async (transaction) => {
        const row = await storePost(context, transaction, null, draft);
        await keepVersion(transaction, row, by);
        return row;
      }),

    save: (id, draft, knownModifiedAt, by) =>
      database.transaction(async (transaction) => {
        const before = await existingPost(transaction, id);
        if (before.modified_at !== knownModifiedAt)
          throw conflict(
            'post_changed',
            'Somebody else has saved this post meanwhile. Load it again to see their version; yours is kept as an automatic save.',
          );
        await keepFirst(transaction, before);
        const row = await storePost(context, transaction, id, draft);
        await keepVersion(transaction, row, by);
        return row;
      }),

    autosave: (id, text, by) =>
      database.transaction(async (transaction) => {
        await existingPost(transaction, id);
        const cleaned = {
          title: oneLine(text.title),
          excerpt: oneLine(text.excerpt, 1_000),
          html: cleanStyledHtml(text.html),
        };
        return revisions.autosave(transaction, written(id, cleaned, by));
      }),

    discardAutosave: (id, by) => revisions.discardAutosave(database, id, by.userId),
    autosaveOf: (id, by) => revisions.autosaveOf(database, id, by.userId),
    revisions: (id) => revisions.list(database, id, REVISION),

    restore: (id, number, by) =>
      database.transaction(async (transaction) => {
        const kept = await revisions.find(transaction, id, number);
        if (!kept) throw notFound('This version');
        const { title, excerpt, html } = kept;
        const before = await existingPost(transaction, id);
        if (before.status === 'trash')
          throw conflict('post_in_trash', 'This post is in the trash. Restore it first.');
        await keepFirst(transaction, before);
        const draft = await draftOf(transaction, before);
        const row = await storePost(context, transaction, id, { ...draft, title, excerpt, html });
        await keepVersion(transaction, row, by);
        return row;
      }),

    bulk: (ids, action) =>
      database.transaction(async (transaction) => {
        const changed: number[] = [];
        for (const id of new Set(ids)) if (await change(transaction, id, action)) changed.push(id);
        return changed;
      }),
  };
}

function nextState(action: Exclude<BulkAction, 'delete'>, before: PostRow, now: number) {
  if (action === 'trash') return { status: 'trash', status_before_trash: before.status };
  if (action === 'draft') return { status: 'draft', modified_at: now };
  if (action === 'publish')
    return before.published_at !== null && before.published_at > now
      ? { status: 'scheduled' }
      : { status: 'published', published_at: before.published_at ?? now, modified_at: now };
  const earlier = before.status_before_trash ?? 'draft';
  const isOverdue = earlier === 'scheduled' && before.published_at !== null && before.published_at <= now;
  return { status: isOverdue ? 'draft' : earlier, status_before_trash: null };
}

/** Converts a stored post back to a draft. */
export async function draftOf(database: Database, row: PostRow): Promise<PostDraft> {
  const terms = await database
    .tables<BlogTables>()
    .selectFrom('blog_post_terms')
    .select('term')
    .where('post', '=', row.id)
    .execute();
  return {
    type: row.type === 'page' ? 'page' : 'post',
    status: row.status === 'draft' ? 'draft' : 'published',
    title: row.title,
    slug: row.slug,
    html: row.html,
    excerpt: row.excerpt,
    author: row.author,
    categories: terms.map(({ term }) => term),
    tags: [],
    cover: row.cover,
    parent: row.parent,
    language: row.language,
    translationGroup: row.translation_group,
    isSticky: row.is_sticky === 1,
    commentsOpen: row.comments_open === 1,
    publishedAt: row.published_at,
  };
}
