import { type Post, PREVIEW_NONCE } from '@portico/blog/server';
import { drawnText } from '@portico/builder/document';
import { sheetAddress } from '../../assets/documentSheets.ts';

/** Prefix of the names of posts' sheets; the id follows. */
export const POST_SHEET = 'post-';

/**
 * The rendered text of a post, with the URL of the sheet for the styles in the text; `null` if it has none. Previews of drafts
 * add their nonce to the URL.
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
