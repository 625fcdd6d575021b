import { decodeEntities } from '@portico/kernel/markup';
import { type HtmlToken, htmlTokens } from '../markup/htmlTokens.ts';
import { type FormTag, hasOption } from './FormTag.ts';
import type { TemplatePart } from './parseTemplate.ts';

/** A label is a few words; an author's whole sentence is cut. */
const LONGEST_LABEL = 120;

/**
 * What visitors read beside each field, by its name: the words of its label, else those just before it, else its placeholder. A
 * field without any of them is missing.
 */
export function fieldLabels(parts: readonly TemplatePart[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  let words = '';
  /** The last words before the current line. */
  let above = '';
  let label: { words: string; name?: string } | undefined;

  const name = (field: string | undefined, text: string): void => {
    const tidy = tidied(text);
    if (field && tidy && !labels.has(field)) labels.set(field, tidy);
  };
  const read = (token: HtmlToken): void => {
    if (token.kind === 'text') {
      words += token.text;
      if (label) label.words += token.text;
    } else if (token.name === 'label') {
      if (label) name(label.name, label.words);
      if (label?.name) words = '';
      label = token.kind === 'start' ? { words: '' } : undefined;
    } else if (!INLINE.has(token.name)) {
      if (words.trim()) above = words;
      words = '';
    }
  };
  const meet = (tag: FormTag): void => {
    if (!tag.name) return;
    if (tag.basetype === 'acceptance') name(tag.name, textOf(tag.content));
    if (label) label.name ??= tag.name;
    else name(tag.name, words.trim() ? words : above);
    words = '';
    above = '';
  };

  for (const part of parts)
    if (part.kind === 'tag') meet(part.tag);
    else htmlTokens(part.text).forEach(read);
  for (const part of parts)
    if (part.kind === 'tag' && PLACEHOLDER.some((option) => hasOption(part.tag, option)))
      name(part.tag.name, part.tag.values[0] ?? '');
  return labels;
}

const PLACEHOLDER = ['placeholder', 'watermark'];
const INLINE: ReadonlySet<string> = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sup']);

function textOf(html: string): string {
  return htmlTokens(html)
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('');
}

/** In one line, without the colon or star that leads to the field. */
function tidied(text: string): string {
  const line = decodeEntities(text).split(/\s+/).filter(Boolean).join(' ').slice(0, LONGEST_LABEL);
  let end = line.length;
  while (end > 0 && ' :*'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}
