import type { Database } from '@portico/kernel/server';
import { keptWords, type PictureWords } from '../media/pictureWords.ts';
import type { BlogTables } from '../tables.ts';
import { plainText } from '../text/plainText.ts';
import { ALT_META } from './exportWxr.ts';
import { fileKey } from './standIn.ts';
import type { WxrItem } from './WxrEntry.ts';

/** WordPress stores a picture as a post: its excerpt is the caption, its text the description. */
export function attachmentWords(
  { attachmentUrl, meta, excerpt, html }: WxrItem,
  title: string,
): PictureWords {
  return {
    alt: '',
    title: '',
    caption: '',
    description: '',
    ...keptWords({
      alt: plainText(meta[ALT_META] ?? ''),
      // A title that is only the file name is a default, and ignored.
      ...(fileKey(title) !== fileKey(attachmentUrl) && { title }),
      caption: excerpt,
      description: html,
    }),
  };
}

/** Remembers a file's texts for a picture that is not here yet. */
export async function noteAttachment(transaction: Database, url: string, words: PictureWords): Promise<void> {
  await transaction
    .tables<BlogTables>()
    .insertInto('blog_attachments')
    .values({ ...words, url, name: fileKey(url), media: null })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute();
}
