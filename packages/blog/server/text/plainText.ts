import { textOf } from '@portico/kernel/server/html';

/** The words of a text as a search finds them and an excerpt shows them: one line, whatever its blocks. */
export function plainText(html: string): string {
  return textOf(html).replace(/\s+/g, ' ').trim();
}

/** Text that somebody typed for a name or a title: one line, without control characters, no longer than it may be. */
export function oneLine(text: string, longest = 300): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  return cutGraphemes(line, longest);
}

/** The first so many letters as people count them: a flag or a family is one. */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (++count > most) break;
    kept += segment;
  }
  return kept;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;
