import type { FormTag } from './FormTag.ts';
import { parseTag } from './parseTag.ts';

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly tag: FormTag };

/** Splits a template into its controls and the text between them. */
export function parseTemplate(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let text = '';
  const keep = (tag: FormTag): void => {
    if (text) parts.push({ kind: 'text', text });
    text = '';
    parts.push({ kind: 'tag', tag });
  };

  for (let at = 0; at < template.length; ) {
    const open = template.indexOf('[', at);
    if (open < 0) {
      text += template.slice(at);
      break;
    }
    text += template.slice(at, open);
    const found = tagAt(template, open);
    if (!found) {
      text += '[';
      at = open + 1;
      continue;
    }
    if (found.isLiteral) text += template.slice(open + 1, found.end - 1);
    else keep(found.tag);
    at = found.end;
  }
  if (text) parts.push({ kind: 'text', text });
  return parts;
}

/** The controls of a template, in order. */
export function tagsOf(parts: readonly TemplatePart[]): FormTag[] {
  return parts.flatMap((part) => (part.kind === 'tag' ? [part.tag] : []));
}

interface FoundTag {
  readonly tag: FormTag;
  /** In double brackets: shown as written, with one pair fewer. */
  readonly isLiteral: boolean;
  readonly end: number;
}

/** More than a list of all countries takes. Keeps an unclosed bracket from causing repeated scans to the end. */
const LONGEST_TAG = 10_000;
const BRACKET_OR_QUOTE = /[[\]"']/g;

function tagAt(template: string, open: number): FoundTag | null {
  const isDouble = template.charAt(open + 1) === '[';
  const start = isDouble ? open + 2 : open + 1;
  BRACKET_OR_QUOTE.lastIndex = start;
  // A tag may contain another bracket only in quotes.
  const [first] = BRACKET_OR_QUOTE.exec(template) ?? [];
  const close =
    first === undefined || first === '['
      ? -1
      : template.slice(start, start + LONGEST_TAG).indexOf(']') + start;
  if (close < start) return null;
  const inside = template.slice(start, close);
  const body = bodyAfter(template, close + 1, inside);
  const tag = parseTag(inside, body?.content ?? '');
  if (!tag) return null;
  const end = body?.end ?? close + 1;
  if (isDouble) return template.charAt(end) === ']' ? { tag, isLiteral: true, end: end + 1 } : null;
  return { tag, isLiteral: false, end };
}

/** `[type …]content[/type]`; the content contains no bracket. */
function bodyAfter(template: string, from: number, inside: string): { content: string; end: number } | null {
  const type = /^[\w*-]+/.exec(inside)?.[0] ?? '';
  const bracket = template.indexOf('[', from);
  const closing = `[/${type}]`;
  if (bracket < 0 || !template.startsWith(closing, bracket)) return null;
  return { content: template.slice(from, bracket), end: bracket + closing.length };
}
