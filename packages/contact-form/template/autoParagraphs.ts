import { type HtmlToken, htmlTokens } from './htmlTokens.ts';
import { safeHtml, VOID } from './safeHtml.ts';

/**
 * Makes paragraphs of a template as its author sees them: a blank line begins a new one, a line break is a break. Inside
 * elements that hold phrases (a label, a span) lines only break; inside elements that hold neither (a list, a table)
 * white space means nothing.
 */
export function autoParagraphs(html: string): string {
  const output = new ParagraphWriter();
  for (const token of htmlTokens(html.replace(/\r\n?/g, '\n'))) output.write(token);
  return output.end();
}

class ParagraphWriter {
  private html = '';
  private readonly open: string[] = [];
  private inParagraph: boolean = false;
  /** White space that has been read and may yet turn out to stand at the end of something. */
  private pendingBreak: boolean = false;

  write(token: HtmlToken): void {
    if (this.isVerbatim()) this.verbatim(token);
    else if (token.kind === 'text') this.text(token.text);
    else if (token.kind === 'start') this.start(token);
    else if (token.kind === 'end') this.finish(token.name);
    else this.html += safeHtml(token);
  }

  end(): string {
    while (this.open.length > 0) this.finish(this.open.at(-1) ?? '');
    this.closeParagraph();
    return this.html.trim();
  }

  private text(text: string): void {
    const parent = this.open.at(-1);
    if (parent && STRUCTURE.has(parent)) {
      if (text.trim()) this.html += text.trim();
      return;
    }
    text.split(/\n[^\S\n]*\n\s*/).forEach((block, index) => {
      if (index > 0) {
        if (this.holdsParagraphs()) this.closeParagraph();
        else this.pendingBreak = true;
      }
      this.lines(block);
    });
  }

  private lines(block: string): void {
    block.split('\n').forEach((line, index) => {
      if (index > 0 && this.canBreak()) this.pendingBreak = true;
      const words = index > 0 ? line.trimStart() : line;
      if (words.trim() === '') {
        if (words && !this.pendingBreak && this.canBreak()) this.html += ' ';
        return;
      }
      this.phrase();
      this.html += words;
    });
  }

  private start(token: Extract<HtmlToken, { kind: 'start' }>): void {
    const isBlock = BLOCKS.has(token.name);
    if (isBlock) {
      this.closeOmitted(token.name);
      this.closeParagraph();
    } else this.phrase();
    if (token.name === 'p') {
      this.inParagraph = true;
      this.html += safeHtml(token);
      return;
    }
    this.html += safeHtml(token);
    if (!VOID.has(token.name)) this.open.push(token.name);
  }

  private finish(name: string): void {
    if (name === 'p') {
      this.closeParagraph();
      return;
    }
    const at = this.open.lastIndexOf(name);
    if (at < 0) return;
    this.pendingBreak = false;
    for (const inner of this.open.splice(at).reverse()) {
      if (BLOCKS.has(inner)) this.closeParagraph();
      this.html += safeHtml({ kind: 'end', name: inner });
    }
    if (BLOCKS.has(name)) this.html += '\n';
  }

  /** Something that stands in a line is about to come. */
  private phrase(): void {
    if (!this.inParagraph && this.holdsParagraphs()) {
      this.html += '<p>';
      this.inParagraph = true;
    } else if (this.pendingBreak) this.html = `${this.html.trimEnd()}<br />\n`;
    this.pendingBreak = false;
  }

  private closeParagraph(): void {
    if (this.inParagraph) this.html = `${this.html.trimEnd()}\n</p>\n`;
    this.inParagraph = false;
    this.pendingBreak = false;
  }

  private closeOmitted(name: string): void {
    const rivals = OMITTED_BEFORE[name];
    const top = this.open.at(-1);
    if (rivals && top && rivals.includes(top)) this.finish(top);
  }

  private holdsParagraphs(): boolean {
    const parent = this.open.at(-1);
    return parent === undefined || PARAGRAPH_PARENTS.has(parent);
  }

  private canBreak(): boolean {
    return this.inParagraph || !this.holdsParagraphs();
  }

  private isVerbatim(): boolean {
    return this.open.some((name) => VERBATIM.has(name));
  }

  private verbatim(token: HtmlToken): void {
    if (token.kind === 'end' && VERBATIM.has(token.name)) this.finish(token.name);
    else if (token.kind === 'start' && VERBATIM.has(token.name)) this.start(token);
    else this.html += safeHtml(token);
  }
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PARAGRAPH_PARENTS = words(
  'address article aside blockquote dd details dialog div dt fieldset figcaption figure footer header li main nav section td th',
);
const STRUCTURE = words('ul ol dl table thead tbody tfoot tr colgroup select datalist optgroup ruby picture');
const BLOCKS = words(
  'address article aside blockquote caption col colgroup dd details dialog div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
const VERBATIM = words('pre template svg math');
const OMITTED_BEFORE: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
};
