/** A token of the HTML around the controls, as the author wrote it. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly text: string;
      /** Ends with a slash: in SVG such an element is empty. */
      readonly isClosed: boolean;
    }
  | { readonly kind: 'end'; readonly name: string };

/** Longer than any genuine tag. */
const LONGEST_TAG = 4000;

/** Splits a text at its tags. Whether they are allowed is decided by the sanitiser. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let text = '';
  const flush = (): void => {
    if (text) tokens.push({ kind: 'text', text });
    text = '';
  };
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, open);
    if (html.startsWith('<!--', open)) {
      flush();
      at = commentEnd(html, open);
      continue;
    }
    const found = tagAt(html, open);
    if (found) {
      flush();
      tokens.push(found.token);
      at = found.end;
    } else {
      // Not a tag: a literal character typed by the author.
      text += '&lt;';
      at = open + 1;
    }
  }
  flush();
  return tokens;
}

/** Comments are skipped. An unclosed one runs to the end of the text, as in a browser. */
function commentEnd(html: string, open: number): number {
  COMMENT_END.lastIndex = open + 2;
  return COMMENT_END.exec(html) ? COMMENT_END.lastIndex : html.length;
}

const COMMENT_END = /--!?>/g;
const NAME = /\/?[a-z][a-z0-9-]*/iy;

function tagAt(html: string, open: number): { readonly token: HtmlToken; readonly end: number } | null {
  NAME.lastIndex = open + 1;
  const name = NAME.exec(html)?.[0].toLowerCase();
  const close = name ? closeOf(html, NAME.lastIndex) : -1;
  if (!name || close < 0) return null;
  const end = close + 1;
  if (name.startsWith('/')) return { token: { kind: 'end', name: name.slice(1) }, end };
  const text = html.slice(open, end);
  return { token: { kind: 'start', name, text, isClosed: text.endsWith('/>') }, end };
}

/** The bracket that ends a tag, ignoring those in quotes. */
function closeOf(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length && at < from + LONGEST_TAG; at++) {
    const character = html.charAt(at);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<') return -1;
  }
  return -1;
}
