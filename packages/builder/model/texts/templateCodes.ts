import { findEmbedCodes } from '@portico/kernel/embeds';
import { documentIdOf } from '../settings/documentIdOf.ts';

/** HTML, or a template that a shortcode names: `[elementor-template id="7"]`. */
export type TextPiece = string | { readonly template: number | null };

const CODE = 'elementor-template';

export function namesTemplate(html: string): boolean {
  return html.includes(`[${CODE}`);
}

/**
 * A text in pieces that each stand alone. Inside an element that is still open no piece can end, so what is named there comes
 * after it.
 */
export function templatePieces(html: string): readonly TextPiece[] {
  if (!namesTemplate(html)) return [html];
  const pieces: TextPiece[] = [];
  let text = '';
  let waiting: TextPiece[] = [];
  let open = 0;
  const flush = (): void => {
    pieces.push(text, ...waiting);
    text = '';
    waiting = [];
  };
  for (const piece of findEmbedCodes(html, [CODE])) {
    if (typeof piece === 'string') {
      text += piece;
      open += openIn(piece);
    } else {
      waiting.push({ template: documentIdOf(piece.attributes.named.id) });
      if (open <= 0) flush();
    }
  }
  flush();
  return pieces.filter((piece) => typeof piece !== 'string' || piece.trim() !== '');
}

/** How many more elements a piece opens than it closes. */
function openIn(html: string): number {
  let open = 0;
  for (const [, end = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]{0,30})/gi))
    if (!EMPTY.has(name.toLowerCase())) open += end ? -1 : 1;
  return open;
}

const EMPTY: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);
