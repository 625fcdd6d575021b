/** A piece of the HTML that an author writes around the controls. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: readonly (readonly [name: string, value: string | null])[];
      /** Ends with a slash: in a drawing such an element is empty. */
      readonly isClosed: boolean;
    }
  | { readonly kind: 'end'; readonly name: string };

/** Longer than any honest tag: a quote that is never closed must not make us read to the end again and again. */
const LONGEST_TAG = 4000;

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
    const found = html.startsWith('<!--', open) ? commentAt(html, open) : tagAt(html, open);
    if (found) {
      flush();
      tokens.push(found.token);
      at = found.end;
    } else {
      // Not a tag: a sign that the author typed, and means as such.
      text += '&lt;';
      at = open + 1;
    }
  }
  flush();
  return tokens;
}

interface Found {
  readonly token: HtmlToken;
  readonly end: number;
}

function commentAt(html: string, open: number): Found | null {
  const close = html.indexOf('-->', open + 4);
  return close < 0 ? null : { token: { kind: 'comment', text: html.slice(open, close + 3) }, end: close + 3 };
}

const NAME = /\/?[a-z][a-z0-9-]*/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;

function tagAt(html: string, open: number): Found | null {
  NAME.lastIndex = open + 1;
  const name = NAME.exec(html)?.[0].toLowerCase();
  const close = name ? closeOf(html, NAME.lastIndex) : -1;
  if (!name || close < 0) return null;
  const end = close + 1;
  if (name.startsWith('/')) return { token: { kind: 'end', name: name.slice(1) }, end };
  const attributes = [...html.slice(NAME.lastIndex, close).matchAll(ATTRIBUTE)].map(
    ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? null] as const,
  );
  return { token: { kind: 'start', name, attributes, isClosed: html.charAt(close - 1) === '/' }, end };
}

/** The bracket that ends a tag: one that is not between quotes. */
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
