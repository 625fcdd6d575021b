import { textOf, textOfClean } from '@portico/kernel/server/html';

/** The words of a text as a search finds them and an excerpt shows them: one line, whatever its blocks. */
export function plainText(html: string): string {
  return inOneLine(textOf(html));
}

/** As `plainText`, of a post as it is kept: cleaned when it was saved, and so read at a tenth of the cost. */
export function plainPost(cleaned: string): string {
  return inOneLine(textOfClean(cleaned));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text that somebody typed for a name or a title: one line, without control characters, no longer than it may be. */
export function oneLine(text: string, longest = 300): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  return cutGraphemes(line, longest);
}

/** The first so many letters as people count them: a flag or a family is one. */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  // The segmenter copies all that it is given before it finds the first letter.
  for (let length = most * USUAL_LETTER; ; length *= 2) {
    const beginning = text.slice(0, length);
    let count = 0;
    for (const { index } of graphemes.segment(beginning)) if (++count > most) return text.slice(0, index);
    if (length >= text.length) return text;
  }
}

/** So many units are enough for most letters, of any script; where they are not, more is looked at. */
const USUAL_LETTER = 4;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;
