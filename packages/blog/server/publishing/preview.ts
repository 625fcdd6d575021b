import { createPreviewLinks, type Database, type Nonces } from '@portico/kernel/server';
import type { Post } from '../Blog.ts';
import { wholePost } from '../reading/summaries.ts';
import type { BlogTables } from '../tables.ts';

/** Path of previews. */
export const PREVIEW_PATH = '/blog/preview';
/** The query parameter that proves that an editor shared the link. */
export const PREVIEW_NONCE = 'nonce';

const KIND = 'blog-preview';

export async function previewPath(nonces: Nonces, id: number): Promise<string> {
  return `${PREVIEW_PATH}/${id}/?${PREVIEW_NONCE}=${await createPreviewLinks(nonces, KIND).issue(id)}`;
}

/** The post with the latest changes, saved or not; `null` without a valid nonce. */
export async function previewedPost(
  database: Database,
  nonces: Nonces,
  id: number,
  nonce: unknown,
): Promise<Post | null> {
  if (!Number.isSafeInteger(id) || id < 1) return null;
  if (!(await createPreviewLinks(nonces, KIND).opens(id, nonce))) return null;
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
