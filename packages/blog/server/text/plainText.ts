import { textOf, textOfClean } from '@portico/kernel/server/html';

/** The words of a text, for search and excerpts: in one line, whatever its blocks. */
export function plainText(html: string): string {
  return inOneLine(textOf(html));
}

/** Like `plainText`, for a stored post: it was sanitised, so parsing costs a tenth. */
export function plainPost(cleaned: string): string {
  return inOneLine(textOfClean(cleaned));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text typed as a name or title: one line, without control characters, of limited length. */
export function oneLine(text: string, longest = 300): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  return cutGraphemes(line, longest);
}

/** The first graphemes: a flag or a family emoji counts as one. */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  // The segmenter copies its whole input before it finds the first grapheme.
  for (let length = most * USUAL_LETTER; ; length *= 2) {
    const beginning = text.slice(0, length);
    let count = 0;
    for (const { index } of graphemes.segment(beginning)) if (++count > most) return text.slice(0, index);
    if (length >= text.length) return text;
  }
}

/** Code units that are enough for most graphemes of any script; if not, more is read. */
const USUAL_LETTER = 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;
