import type { EmbedAttributes } from './EmbedCode.ts';

export interface FoundCode {
  readonly name: string;
  readonly attributes: EmbedAttributes;
  /** As written, including the paragraph around it if it contains nothing else. */
  readonly source: string;
}

/**
 * Splits a page at the shortcodes with these names. Only shortcodes in text are found: not in attributes, not where a page
 * shows code or takes input, and not in visitors' text. `[[name …]]` is an escaped shortcode, shown with one pair of brackets
 * fewer.
 */
export function findEmbedCodes(html: string, names: readonly string[]): (string | FoundCode)[] {
  if (names.length === 0 || !names.some((name) => html.includes(`[${name}`))) return [html];
  const code = new RegExp(
    `\\[(\\[?)(${names.map(literally).join('|')})(?![\\w-])((?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\\[\\]<>"']){0,500})\\](\\]?)`,
    'gi',
  );
  const pieces: (string | FoundCode)[] = [];
  let text = '';
  for (const part of readableParts(html)) {
    // Most texts have no bracket, and checking for one is cheaper than parsing.
    if (!part.isReadable || !part.html.includes('[')) {
      text += part.html;
      continue;
    }
    let from = 0;
    for (const match of part.html.matchAll(code)) {
      const [whole, open = '', name = '', inside = '', close = ''] = match;
      text += part.html.slice(from, match.index);
      from = match.index + whole.length;
      if (open && close) {
        text += whole.slice(1, -1);
        continue;
      }
      if (open) text += '[';
      pieces.push(text, {
        name: name.toLowerCase(),
        attributes: attributesIn(inside),
        source: bracketed(name, inside),
      });
      text = close;
    }
    text += part.html.slice(from);
  }
  return withoutParagraphs([...pieces, text]);
}

function bracketed(name: string, inside: string): string {
  return `[${name}${inside}]`;
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

// Every part is bounded, so that an unclosed quote cannot cause repeated scans to the end.
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"<]{0,100000}"|'[^'<]{0,100000}'|[^'"<>]){0,500})>/gi;
const CLOSED = new Set(['script', 'style', 'textarea', 'pre', 'code', 'title', 'select']);
/** Elements with visitors' text: comments, reviews, forms shown again. */
const VISITORS = /\s(?:id="comments"|data-no-embeds\b|class="(?:[^"]*\s)?(?:wp-gr|wpcf7|comments-area)[\s"])/;

/** Yields tags and protected content apart from text. */
function* readableParts(html: string): Generator<{ html: string; isReadable: boolean }> {
  let from = 0;
  let closed: { name: string; depth: number } | null = null;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, name = '', attributes = ''] = match;
    yield { html: html.slice(from, match.index), isReadable: closed === null };
    yield { html: tag, isReadable: false };
    from = match.index + tag.length;
    const element = name.toLowerCase();
    if (closed) {
      if (element === closed.name && !attributes.endsWith('/')) closed.depth += slash ? -1 : 1;
      if (closed.depth === 0) closed = null;
    } else if (!slash && (CLOSED.has(element) || VISITORS.test(attributes)))
      closed = { name: element, depth: 1 };
  }
  yield { html: html.slice(from), isReadable: closed === null };
}

/** A shortcode's output is not phrasing content: a paragraph that contains nothing else is replaced with it. */
function withoutParagraphs(pieces: readonly (string | FoundCode)[]): (string | FoundCode)[] {
  const out = [...pieces];
  out.forEach((piece, index) => {
    const [before, after] = [out[index - 1], out[index + 1]];
    if (typeof piece === 'string' || typeof before !== 'string' || typeof after !== 'string') return;
    const [start] = /<p>\s*$/.exec(before) ?? [];
    const [end] = /^\s*(?:<br ?\/?>\s*)?<\/p>/.exec(after) ?? [];
    if (start === undefined || end === undefined) return;
    out[index - 1] = before.slice(0, -start.length);
    out[index] = { ...piece, source: start + piece.source + end };
    out[index + 1] = after.slice(end.length);
  });
  return out;
}

const ATTRIBUTE = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

function attributesIn(text: string): EmbedAttributes {
  const named: Record<string, string> = {};
  const bare: string[] = [];
  for (const [, name, double, single, plain] of straightened(text).matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? plain ?? '');
    if (name) named[name.toLowerCase()] = value;
    else if (value !== '/') bare.push(value);
  }
  return { named, bare };
}

/** Editors and word processors turn straight quotes into curly ones, and both into entities. */
function straightened(text: string): string {
  return text
    .replace(/&(?:quot|#0*34|#x22|ldquo|rdquo|#822[01]|#8243);|[“”„″]/gi, '"')
    .replace(/&(?:apos|#0*39|#x27|lsquo|rsquo|#821[67]|#8242);|[‘’′]/gi, "'")
    .replace(/&nbsp;|&#160;|\u00A0|\u200B/g, ' ');
}

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
