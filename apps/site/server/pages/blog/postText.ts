import { type Post, PREVIEW_NONCE } from '@portico/blog/server';
import { drawnText } from '@portico/builder/document';
import { sheetAddress } from '../../assets/documentSheets.ts';

/** What the sheets of posts are called, before the number of the post. */
export const POST_SHEET = 'post-';

/**
 * The text of a post as it is drawn, with the address of the sheet that says what the text says about its own looks; `null` where
 * it says nothing. Who looks at a draft takes the proof that they may along.
 */
export function postText(
  { id, html }: Pick<Post, 'id' | 'html'>,
  nonce?: string,
): { html: string; sheet: string | null } {
  const drawn = drawnText(html);
  const proof = nonce ? `?${PREVIEW_NONCE}=${encodeURIComponent(nonce)}` : '';
  return {
    html: drawn.html,
    sheet: drawn.css ? `${sheetAddress(`${POST_SHEET}${id}`, drawn.css)}${proof}` : null,
  };
}
