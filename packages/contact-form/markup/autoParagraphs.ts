import type { Cleaner } from '@portico/kernel/server/html';
import { BLOCK_PLACE, cleanTemplate, PHRASE_PLACE, TEMPLATE_ELEMENTS, VOID } from './formHtml.ts';
import { type HtmlToken, htmlTokens } from './htmlTokens.ts';

/**
 * Makes paragraphs of a template as its author sees them: a blank line begins a new one, a line break is a break. Inside
 * elements that hold phrases (a label, a span) lines only break; inside elements that hold neither (a list, a table)
 * nothing is added. What stands on a line of its own is indented by as many tabs as it has parents. All of it is cleaned
 * in the end, so that whatever this makes of a strange template is safe.
 */
export function autoParagraphs(html: string, clean: Cleaner = cleanTemplate): string {
  const writer = new ParagraphWriter();
  for (const token of htmlTokens(html.replace(/\r\n?/g, '\n'))) {
    writer.write(token);
    // Nobody could read the lines of it.
    if (writer.depth > DEEPEST) return clean(html);
  }
  return clean(writer.end()).trim();
}

/** Deeper than forms and mails go. */
const DEEPEST = 60;

/** A place for something that is put in later: among words, or on lines of its own where it cannot stand in a paragraph. */
export function placeFor(index: number, isBlock: boolean): string {
  return `<${isBlock ? BLOCK_PLACE : PHRASE_PLACE} n=${index}>`;
}

/** The same in HTML that nobody puts into paragraphs, where it has to end by itself. */
export function closedPlaceFor(index: number): string {
  return `${placeFor(index, false)}</${PHRASE_PLACE}>`;
}

/** Puts into the places what belongs there. In an attribute there is no room for a control. */
export function fillPlaces(html: string, contents: readonly string[]): string {
  return html.replace(PLACES, (_, index) => contents[Number(index)] ?? '');
}

/** As the cleaner writes an element, which it does of nothing else; or as it writes one that stands in an attribute. */
const PLACES =
  /<portico-(?:phrase|block) n="(\d{1,6})"><\/portico-(?:phrase|block)>|&lt;portico-(?:phrase|block) n=\d{1,6}&gt;/g;

class ParagraphWriter {
  private readonly page = new Lines();
  /** From the outermost to the innermost, paragraphs included. */
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
    // A line that the author broke by hand is not broken twice.
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

  /** Ends an element and all that is open inside it. Nothing happens where there is none, or a keeper stands between. */
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

/** A tag that will go makes no difference to the paragraphs around it. */
function written({ name, text }: StartTag): string {
  if (!TEMPLATE_ELEMENTS.has(name)) return '';
  if (name === PHRASE_PLACE || name === BLOCK_PLACE) return `${text}</${name}>`;
  return name === 'br' && /^<br\s*\/?>$/i.test(text) ? '<br />' : text;
}

/** What has been written, in pieces, so that its end can be looked at without going through all of it. */
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

// Each begins where a run of spaces does: looked for from every space, a long run would be read again and again.
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
/** Neither stand in paragraphs nor hold any. */
const OTHER_BLOCKS = words(
  `caption col colgroup dl h1 h2 h3 h4 h5 h6 hr legend ol p pre summary table tbody template tfoot thead tr ul ${BLOCK_PLACE}`,
);
const BREAK_PARENTS = words(
  'a abbr b bdi bdo button caption cite code data del dfn em h1 h2 h3 h4 h5 h6 i ins kbd label legend mark meter output progress q s samp small span strong sub summary sup time u var',
);
const VERBATIM = words('pre template svg math');
/** A new one of these ends the one before it, whose end tag may be left out. */
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
/** A list in a list does not end the item that it stands in. */
const LISTS = words('ul ol dl table');

function isPhrase(name: string): boolean {
  return !PARAGRAPH_PARENTS.has(name) && !OTHER_BLOCKS.has(name);
}
