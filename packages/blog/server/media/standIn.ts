import { type ContentVersions, containing, type Database } from '@portico/kernel/server';
import { BLOG_TAG } from '../BlogContext.ts';
import { coverOf } from '../reading/summaries.ts';
import type { BlogTables, MediaRow } from '../tables.ts';
import { fillWords } from './pictureWords.ts';

/**
 * Puts an uploaded picture in the place of one that imported posts name on another site. Files are known by their name,
 * with or without the size that WordPress adds to it.
 */
export async function standIn(
  content: ContentVersions,
  transaction: Database,
  media: MediaRow,
): Promise<void> {
  const tables = transaction.tables<BlogTables>();
  const missing = await tables
    .selectFrom('blog_attachments')
    .selectAll()
    .where('name', 'in', fileKeys(media))
    .where('media', 'is', null)
    .execute();
  if (missing.length === 0) return;
  const url = textUrl(media);
  for (const attachment of missing) {
    await tables
      .updateTable('blog_attachments')
      .set({ media: media.id })
      .where('url', '=', attachment.url)
      .execute();
    await fillWords(transaction, media.id, attachment);
    await tables
      .updateTable('blog_posts')
      .set({ cover: media.id, cover_wanted: null })
      .where('cover_wanted', '=', attachment.url)
      .execute();
    const stem = attachment.url.replace(/\.[a-z]+$/i, '');
    const posts = await tables
      .selectFrom('blog_posts')
      .select(['id', 'html'])
      .where(containing(stem, 'html'))
      .execute();
    for (const post of posts)
      await tables
        .updateTable('blog_posts')
        .set({ html: rewritten(post.html, attachment.url, url) })
        .where('id', '=', post.id)
        .execute();
  }
  await content.touch(transaction, [BLOG_TAG]);
}

/** Says of a picture what an export file has said of one of its name. */
export async function takeNotedWords(database: Database, media: MediaRow): Promise<void> {
  const noted = await database
    .tables<BlogTables>()
    .selectFrom('blog_attachments')
    .selectAll()
    .where('name', 'in', fileKeys(media))
    .execute();
  for (const words of noted) await fillWords(database, media.id, words);
}

/** The address of a picture in the middle of a text. */
export function textUrl(media: MediaRow): string {
  const { sources } = coverOf(media);
  return (
    sources.findLast(({ type, width }) => type === 'image/webp' && width <= 1_280)?.url ??
    sources[0]?.url ??
    ''
  );
}

/** The same file, whatever folder it lies in and whatever size WordPress made of it. */
export function fileKey(nameOrUrl: string): string {
  const name = nameOrUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name
    .toLowerCase()
    .replace(/-\d+x\d+(?=\.[a-z]+$)/, '')
    .replace(/-scaled(?=\.[a-z]+$)/, '');
}

/** What a picture is known by: its own name, and those of the sizes that export files of ours name. */
export function fileKeys(media: MediaRow): string[] {
  return [media.name, ...coverOf(media).sources.map(({ url }) => url)].map(fileKey);
}

/** HTML with every size of one file replaced by another file, and without the lists of sizes that name it. */
export function rewritten(html: string, from: string, to: string): string {
  const [, stem = from, end = ''] = /^(.*?)(\.[a-z]+)$/i.exec(from) ?? [];
  const file = `${escaped(stem.replace(/^https?:/, ''))}(?:-\\d+x\\d+|-scaled)?${escaped(end)}`;
  return html
    .replace(new RegExp(`\\s(?:srcset|sizes)="[^"]*${file}[^"]*"`, 'gi'), '')
    .replace(new RegExp(`(?:https?:)?${file}`, 'gi'), to);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
