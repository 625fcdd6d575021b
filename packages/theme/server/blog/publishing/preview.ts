import type { Database, Nonces } from '@portico/kernel/server';
import type { Post } from '../Blog.ts';
import { wholePost } from '../reading/summaries.ts';
import type { BlogTables } from '../tables.ts';

/** Where a post can be seen before visitors can see it. */
export const PREVIEW_PATH = '/blog/preview';
/** The parameter of the address that proves that somebody who may write gave it out. */
export const PREVIEW_NONCE = 'nonce';

const action = (id: number): string => `blog-preview:${id}`;

/** Works for whoever has it, for half a day or a day: so that it can be sent to a colleague who has no account. */
export async function previewPath(nonces: Nonces, id: number): Promise<string> {
  return `${PREVIEW_PATH}/${id}/?${PREVIEW_NONCE}=${await nonces.issue(action(id), '0')}`;
}

/** The post as it would look with what was last written, saved or not; `null` without a valid nonce. */
export async function previewedPost(
  database: Database,
  nonces: Nonces,
  id: number,
  nonce: unknown,
): Promise<Post | null> {
  if (!Number.isSafeInteger(id) || id < 1) return null;
  if ((await nonces.verify(nonce, action(id), '0')) === 'invalid') return null;
  const tables = database.tables<BlogTables>();
  const row = await tables.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const written = await tables
    .selectFrom('blog_revisions')
    .selectAll()
    .where('post', '=', id)
    .where('kind', '=', 'autosave')
    .where('made_at', '>=', row.modified_at)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return wholePost(database, written ? { ...row, title: written.title, html: written.html } : row);
}
