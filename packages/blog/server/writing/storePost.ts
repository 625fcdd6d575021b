import { randomUUID } from 'node:crypto';
import { type Database, yieldToOthers } from '@portico/kernel/server';
import { cleanStyledHtml } from '@portico/kernel/server/html';
import { BLOG_TAG, type BlogContext, postTag } from '../BlogContext.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables, PostRow } from '../tables.ts';
import { excerptOf } from '../text/excerptOf.ts';
import { cutGraphemes, oneLine, plainPost } from '../text/plainText.ts';
import { readingMinutes } from '../text/readingMinutes.ts';
import { freeSlug } from './freeSlug.ts';
import { languageTag } from './languageTag.ts';
import type { PostDraft } from './PostDraft.ts';
import { PUBLISH_QUEUE } from './publishQueue.ts';
import { givenSlugOf, slugOf } from './slugOf.ts';

/** The original id and dates of a post from elsewhere. */
export interface Origin {
  readonly guid?: string;
  readonly createdAt?: number;
  readonly modifiedAt?: number;
  readonly coverWanted?: string | null;
}

const LONGEST_EXCERPT = 1_000;
/** Beyond this length, sanitising alone takes as long as others may wait. */
const LONG = 100_000;

/** Writes a new post or updates an existing one: its terms, search index, redirect and schedule. */
export async function storePost(
  context: BlogContext,
  transaction: Database,
  id: number | null,
  draft: PostDraft,
  origin: Origin = {},
): Promise<PostRow> {
  const tables = transaction.tables<BlogTables>();
  const before = id === null ? null : await lockPost(transaction, id);
  const now = context.clock.now();
  const text = await textOf(draft);
  const values = {
    type: draft.type,
    ...moment(draft, now),
    ...text.stored,
    slug: await freeSlug(
      transaction,
      givenSlugOf(draft.slug) || slugOf(text.stored.title),
      context.isReserved,
      id,
    ),
    author: draft.author,
    language: languageTag(draft.language) ?? context.language(),
    cover: draft.cover,
    parent: draft.parent,
    is_sticky: Number(draft.isSticky),
    comments_open: Number(draft.commentsOpen),
    modified_at: origin.modifiedAt ?? now,
    status_before_trash: null,
  };
  const row = before
    ? await tables
        .updateTable('blog_posts')
        .set({ ...values, translation_group: draft.translationGroup ?? before.translation_group })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tables
        .insertInto('blog_posts')
        .values({
          ...values,
          guid: origin.guid ?? `urn:uuid:${randomUUID()}`,
          translation_group: draft.translationGroup ?? randomUUID(),
          created_at: origin.createdAt ?? now,
          comment_count: 0,
          cover_wanted: origin.coverWanted ?? null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  await setTerms(transaction, row.id, [...draft.categories, ...draft.tags]);
  await leaveRedirect(transaction, before, row);
  await showOrHide(context, transaction, before, row, text.plain);
  return row;
}

/** Locks the row for this transaction, so that two saves run one after the other. */
async function lockPost(transaction: Database, id: number): Promise<PostRow | null> {
  const query = transaction.tables<BlogTables>().selectFrom('blog_posts').selectAll().where('id', '=', id);
  return (await (transaction.dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Parsed once; the plain text is taken from the sanitised HTML. */
async function textOf(draft: PostDraft) {
  const html = cleanStyledHtml(draft.html);
  if (html.length > LONG) await yieldToOthers();
  const plain = plainPost(html);
  const excerpt = cutGraphemes(oneLine(draft.excerpt, LONGEST_EXCERPT), LONGEST_EXCERPT);
  return {
    plain,
    stored: {
      title: oneLine(draft.title),
      html,
      excerpt,
      shown_excerpt: excerpt || excerptOf(plain),
      reading_minutes: readingMinutes(plain),
    },
  };
}

function moment(draft: PostDraft, now: number): { status: string; published_at: number | null } {
  if (draft.status === 'draft') return { status: 'draft', published_at: draft.publishedAt };
  const at = draft.publishedAt ?? now;
  return { status: at > now ? 'scheduled' : 'published', published_at: at };
}

async function setTerms(transaction: Database, post: number, terms: readonly number[]): Promise<void> {
  const tables = transaction.tables<BlogTables>();
  await tables.deleteFrom('blog_post_terms').where('post', '=', post).execute();
  const rows = [...new Set(terms)].map((term) => ({ post, term }));
  if (rows.length > 0) await tables.insertInto('blog_post_terms').values(rows).execute();
}

/** Redirects the old URL of something public to the new one. */
async function leaveRedirect(transaction: Database, before: PostRow | null, after: PostRow): Promise<void> {
  const tables = transaction.tables<BlogTables>();
  // A slug in use again must not redirect elsewhere.
  await tables.deleteFrom('blog_redirects').where('slug', '=', after.slug).execute();
  if (!before || before.slug === after.slug || before.status !== 'published') return;
  await tables
    .insertInto('blog_redirects')
    .values({ slug: before.slug, post: after.id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post: after.id }))
    .execute();
}

/** Updates everything that visitors see to a post's new state. */
export async function showOrHide(
  context: BlogContext,
  transaction: Database,
  before: Pick<PostRow, 'status'> | null,
  after: PostRow,
  plain = plainPost(after.html),
): Promise<void> {
  if (after.status === 'published')
    await postSearch.add(transaction, {
      id: after.id,
      title: after.title,
      excerpt: after.excerpt,
      text: plain,
      type: after.type,
      language: after.language,
    });
  else await postSearch.remove(transaction, after.id);
  if (after.status === 'scheduled' && after.published_at !== null)
    await context.jobs.enqueue(
      transaction,
      PUBLISH_QUEUE,
      { post: after.id },
      { runAt: after.published_at, key: `post:${after.id}:${after.published_at}` },
    );
  if (after.status === 'published' || before?.status === 'published')
    await context.content.touch(transaction, [BLOG_TAG, postTag(after.id)]);
}
