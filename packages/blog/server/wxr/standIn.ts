import { type ContentVersions, containing, type Database } from '@portico/kernel/server';
import { BLOG_TAG } from '../BlogContext.ts';
import { fillWords } from '../media/pictureWords.ts';
import { coverOf } from '../reading/summaries.ts';
import type { BlogTables, MediaRow } from '../tables.ts';

/**
 * Replaces another site's picture in imported posts with an uploaded one. Files are matched by name, with or without
 * WordPress's size suffix.
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

/** Applies the texts from an export file to a picture of the same name. */
export async function takeNotedWords(database: Database, media: MediaRow): Promise<void> {
  const noted = await database
    .tables<BlogTables>()
    .selectFrom('blog_attachments')
    .selectAll()
    .where('name', 'in', fileKeys(media))
    .execute();
  for (const words of noted) await fillWords(database, media.id, words);
}

/** URL of a picture for use in a text. */
export function textUrl(media: MediaRow): string {
  const { sources } = coverOf(media);
  return (
    sources.findLast(({ type, width }) => type === 'image/webp' && width <= 1_280)?.url ??
    sources[0]?.url ??
    ''
  );
}

/** A key that is the same for a file in any folder and in any of WordPress's sizes. */
export function fileKey(nameOrUrl: string): string {
  const name = nameOrUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name
    .toLowerCase()
    .replace(/-\d+x\d+(?=\.[a-z]+$)/, '')
    .replace(/-scaled(?=\.[a-z]+$)/, '');
}

/** Names that identify a picture: its own, and those of the sizes that our export files mention. */
export function fileKeys(media: MediaRow): string[] {
  return [media.name, ...coverOf(media).sources.map(({ url }) => url)].map(fileKey);
}

/** Replaces every size of one file in the HTML with another file, and removes `srcset`s that mention it. */
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
