import { plainWords } from './plainWords.ts';

/** A heading in an author's text. */
interface TextHeading {
  /** 1 for `h1`. */
  readonly level: number;
  readonly text: string;
  /** The ID that its author gave it. */
  readonly id: string;
  /** Where attributes can be added: after the tag name. */
  readonly at: number;
}

const TAG = /<(\/?)h([1-6])(?=[\s>])([^<>]*)>/gi;
const ID = /\sid="([^"<>]{1,100})"/;

export function textHeadings(html: string): readonly TextHeading[] {
  const found: TextHeading[] = [];
  let begun: (Omit<TextHeading, 'text'> & { readonly from: number }) | null = null;
  for (const { 0: tag, 1: closing, 2: level, 3: marks = '', index } of html.matchAll(TAG)) {
    if (!closing)
      begun = {
        level: Number(level),
        id: ID.exec(marks)?.[1] ?? '',
        at: index + 3,
        from: index + tag.length,
      };
    else if (begun) {
      const { from, ...heading } = begun;
      const text = plainWords(html.slice(from, index));
      if (text) found.push({ ...heading, text });
      begun = null;
    }
  }
  return found;
}

/** The same text with IDs on its headings, in order; existing IDs stay. */
export function withTextAnchors(html: string, anchors: readonly string[]): string {
  if (anchors.length === 0) return html;
  let said = '';
  let last = 0;
  for (const [index, { id, at }] of textHeadings(html).entries()) {
    if (id || !anchors[index]) continue;
    said += `${html.slice(last, at)} id="${anchors[index]}"`;
    last = at;
  }
  return said + html.slice(last);
}
