import type { Cleaner } from '@portico/kernel/server/html';
import { BLOCK_PLACE, cleanTemplate, PHRASE_PLACE, TEMPLATE_ELEMENTS, VOID } from './formHtml.ts';
import { type HtmlToken, htmlTokens } from './htmlTokens.ts';

/**
 * Turns a template into paragraphs: a blank line starts a new paragraph, a line break becomes `<br>`. Inside phrasing elements
 * (a label, a span) there are only line breaks; inside elements that allow neither (a list, a table) nothing is added. What is
 * on a line of its own is indented by one tab per ancestor. The result is sanitised at the end, so even the output for an odd
 * template is safe.
 */
export function autoParagraphs(html: string, clean: Cleaner = cleanTemplate): string {
  const writer = new ParagraphWriter();
  for (const token of htmlTokens(html.replace(/\r\n?/g, '\n'))) {
    writer.write(token);
    // Too deeply nested to be read line by line anyway.
    if (writer.depth > DEEPEST) return clean(html);
  }
  return clean(writer.end()).trim();
}

/** Deeper than real forms and mails are nested. */
const DEEPEST = 60;

/** A placeholder for content inserted later: inline, or on its own lines if it cannot be in a paragraph. */
export function placeFor(index: number, isBlock: boolean): string {
  return `<${isBlock ? BLOCK_PLACE : PHRASE_PLACE} n=${index}>`;
}

/** The same for HTML without automatic paragraphs, where it needs its own end tag. */
export function closedPlaceFor(index: number): string {
  return `${placeFor(index, false)}</${PHRASE_PLACE}>`;
}

/** Replaces the placeholders with their contents. A placeholder in an attribute is removed: a control cannot go there. */
export function fillPlaces(html: string, contents: readonly string[]): string {
  return html.replace(PLACES, (_, index) => contents[Number(index)] ?? '');
}

/** The sanitiser's output for a placeholder element, which nothing else produces, or for one inside an attribute. */
const PLACES =
  /<portico-(?:phrase|block) n="(\d{1,6})"><\/portico-(?:phrase|block)>|&lt;portico-(?:phrase|block) n=\d{1,6}&gt;/g;

class ParagraphWriter {
  private readonly page = new Lines();
  /** The open elements from outermost to innermost, including paragraphs. */
  private readonly open: string[] = [];

  get depth(): number {
    return this.open.length;
  }

  write(token: HtmlToken): void {
    if (this.open.some((name) => VERBATIM.has(name))) this.verbatim(token);
    else if (token.kind === 'text') this.text(token.text);
    else if (token.kind === 'start') this.start(token);
    else this.close(token.name);
  }

  end(): string {
    this.closeFrom(0);
    return this.page.text();
  }

  private text(whole: string): void {
    // A break that the author wrote as `<br>` is not doubled.
    const text = this.page.endsWith('<br />') ? whole.replace(/^[^\S\n]*\n(?!\s*\n)[^\S\n]*/, '') : whole;
    const parent = this.open.at(-1);
    if (parent === undefined || parent === 'p' || PARAGRAPH_PARENTS.has(parent)) this.paragraphs(text);
    else this.page.add(oneSpaced(BREAK_PARENTS.has(parent) ? withBreaks(text) : text));
  }

  private paragraphs(text: string): void {
    const blocks = text.split(BLANK_LINE);
    if (blocks.length > 1 && blocks[0]?.trim() === '') this.close('p');
    blocks.forEach((block, index) => {
      if (block.trim() === '') return;
      const isNew = index > 0 || !this.open.includes('p');
      if (isNew) this.openParagraph();
      this.page.add(oneSpaced(withBreaks(isNew ? block.trimStart() : block)));
    });
    if (blocks.length > 1 && blocks.at(-1)?.trim() === '') this.close('p');
    const isLineEnd = blocks.length === 1 && text.trim() === '' && text.includes('\n');
    if (isLineEnd) this.page.add(this.open.includes('p') ? BREAK : '\n');
  }

  private start(token: StartTag): void {
    const { name } = token;
    const html = written(token);
    if (!html) return;
    if (isPhrase(name)) {
      if (this.canBeginParagraph()) this.openParagraph();
    } else {
      this.close('p');
      for (const rival of OMITTED_BEFORE[name] ?? []) this.close(rival, LISTS);
      this.page.newLine(this.open.length);
    }
    this.page.add(html);
    if (!VOID.has(name)) this.open.push(name);
  }

  private openParagraph(): void {
    this.close('p');
    this.page.newLine(this.open.length);
    this.page.add('<p>');
    this.open.push('p');
  }

  private canBeginParagraph(): boolean {
    const parent = this.open.at(-1);
    return parent === undefined || PARAGRAPH_PARENTS.has(parent);
  }

  /** Closes an element and everything open inside it. Does nothing if it is not open, or if a keeper is open inside it. */
  private close(name: string, keepers: ReadonlySet<string> = NONE): void {
    const at = this.open.lastIndexOf(name);
    if (at >= 0 && !this.open.slice(at + 1).some((inner) => keepers.has(inner))) this.closeFrom(at);
  }

  private closeFrom(at: number): void {
    while (this.open.length > at) {
      const name = this.open.pop() ?? '';
      if (!isPhrase(name) && !VERBATIM.has(name)) {
        this.page.dropLastBreak();
        if (name === 'p' && this.page.dropLast('<p>')) continue;
        this.page.newLine(this.open.length);
      }
      this.page.add(`</${name}>`);
    }
  }

  private verbatim(token: HtmlToken): void {
    if (token.kind === 'end') {
      const at = this.open.lastIndexOf(token.name);
      if (at >= 0) for (const name of this.open.splice(at).reverse()) this.page.add(`</${name}>`);
      return;
    }
    if (token.kind === 'text') {
      this.page.add(token.text);
      return;
    }
    const html = written(token);
    this.page.add(html);
    if (html && !VOID.has(token.name) && !token.isClosed) this.open.push(token.name);
  }
}

type StartTag = Extract<HtmlToken, { kind: 'start' }>;

/** A tag that the sanitiser will remove does not affect the paragraphs around it. */
function written({ name, text }: StartTag): string {
  if (!TEMPLATE_ELEMENTS.has(name)) return '';
  if (name === PHRASE_PLACE || name === BLOCK_PLACE) return `${text}</${name}>`;
  return name === 'br' && /^<br\s*\/?>$/i.test(text) ? '<br />' : text;
}

/** The output in pieces, so that its end can be inspected without scanning all of it. */
class Lines {
  private readonly pieces: string[] = [];

  add(piece: string): void {
    if (piece) this.pieces.push(piece);
  }

  newLine(depth: number): void {
    this.trimEnd();
    if (this.pieces.length > 0) this.pieces.push('\n');
    if (depth > 0) this.pieces.push('\t'.repeat(depth));
  }

  endsWith(piece: string): boolean {
    return this.pieces.at(-1) === piece;
  }

  dropLastBreak(): void {
    this.trimEnd();
    const last = this.pieces.at(-1);
    if (last?.endsWith(BREAK.trimEnd())) this.pieces.splice(-1, 1, last.slice(0, -BREAK.trimEnd().length));
  }

  dropLast(piece: string): boolean {
    this.trimEnd();
    const isLast = this.pieces.at(-1) === piece;
    if (isLast) this.pieces.pop();
    return isLast;
  }

  text(): string {
    return this.pieces.join('');
  }

  private trimEnd(): void {
    for (let last = this.pieces.pop(); last !== undefined; last = this.pieces.pop()) {
      const trimmed = last.trimEnd();
      if (trimmed === '') continue;
      this.pieces.push(trimmed);
      return;
    }
  }
}

// Each match starts at the beginning of a run of spaces: starting at every space would rescan a long run again and again.
const BLANK_LINE = /(?<![^\S\n])[^\S\n]*\n[^\S\n]*\n\s*/;
const LINE_END = /(?<![^\S\n])[^\S\n]*\n\s*/g;
const BREAK = '<br />\n';

function withBreaks(text: string): string {
  return text.replace(LINE_END, BREAK);
}

function oneSpaced(text: string): string {
  return text.replace(/ {2,}/g, ' ');
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NONE: ReadonlySet<string> = new Set();
const PARAGRAPH_PARENTS = words(
  'address article aside blockquote dd details dialog div dt fieldset figcaption figure footer header li main nav section td th',
);
/** Neither allowed in paragraphs nor containing any. */
const OTHER_BLOCKS = words(
  `caption col colgroup dl h1 h2 h3 h4 h5 h6 hr legend ol p pre summary table tbody template tfoot thead tr ul ${BLOCK_PLACE}`,
);
const BREAK_PARENTS = words(
  'a abbr b bdi bdo button caption cite code data del dfn em h1 h2 h3 h4 h5 h6 i ins kbd label legend mark meter output progress q s samp small span strong sub summary sup time u var',
);
const VERBATIM = words('pre template svg math');
/** A new one of these closes the previous one, whose end tag is optional. */
const OMITTED_BEFORE: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody'],
  tfoot: ['td', 'th', 'tr', 'thead', 'tbody'],
};
/** A nested list does not close the item that contains it. */
const LISTS = words('ul ol dl table');

function isPhrase(name: string): boolean {
  return !PARAGRAPH_PARENTS.has(name) && !OTHER_BLOCKS.has(name);
}
