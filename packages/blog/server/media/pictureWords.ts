import type { Database } from '@portico/kernel/server';
import { cleanHtml } from '@portico/kernel/server/html';
import { LONGEST_CAPTION, LONGEST_DESCRIPTION } from '../../wire/admin.ts';
import type { BlogTables, MediaRow } from '../tables.ts';
import { oneLine } from '../text/plainText.ts';

/** A picture's texts. Caption and description may contain links and other markup. */
export type PictureWords = Pick<MediaRow, 'alt' | 'title' | 'caption' | 'description'>;

/** As stored; empty texts are left out. */
export function keptWords({
  alt,
  title,
  caption,
  description,
}: Partial<PictureWords>): Partial<PictureWords> {
  return {
    ...(alt !== undefined && { alt: oneLine(alt) }),
    ...(title !== undefined && { title: oneLine(title) }),
    ...(caption !== undefined && { caption: marked(caption, LONGEST_CAPTION) }),
    ...(description !== undefined && { description: marked(description, LONGEST_DESCRIPTION) }),
  };
}

/** Fills in a picture's empty texts. */
export async function fillWords(transaction: Database, id: number, words: PictureWords): Promise<void> {
  const tables = transaction.tables<BlogTables>();
  const here = await tables
    .selectFrom('blog_media')
    .select(['alt', 'title', 'caption', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!here) return;
  const missing = NAMES.filter((name) => here[name] === '' && words[name] !== '');
  if (missing.length === 0) return;
  await tables
    .updateTable('blog_media')
    .set(Object.fromEntries(missing.map((name) => [name, words[name]])))
    .where('id', '=', id)
    .execute();
}

const NAMES = ['alt', 'title', 'caption', 'description'] as const;

function marked(html: string, longest: number): string {
  return cleanHtml(html.slice(0, longest)).trim();
}
