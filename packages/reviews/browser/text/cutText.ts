/** A text in two parts; the visitor sees the first until they ask for the rest. */
export interface CutText {
  readonly shown: string;
  /** Begins with the space at the cut, if there was one. */
  readonly rest: string;
}

/**
 * Shortens a text to at most `size` characters, at a space if possible. `null` if there is nothing to cut. Characters are code
 * points, and grapheme clusters (an emoji with its skin tone, a letter with its accents) stay whole.
 */
export function cutText(text: string, size: number): CutText | null {
  const limit = size > 0 ? endOfCharacters(text, size) : text.length;
  if (limit >= text.length) return null;
  const shown = text.slice(0, atSpace(text, limit) ?? atSign(text, limit)).trimEnd();
  const rest = text.slice(shown.length);
  return shown === '' || rest.trim() === '' ? null : { shown, rest };
}

/** The end of the first `count` code points, in UTF-16 units. */
function endOfCharacters(text: string, count: number): number {
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken++)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end;
}

const SPACE = /\s/;

function atSpace(text: string, limit: number): number | null {
  for (let index = limit - 1; index > 0; index--)
    if (SPACE.test(text.charAt(index))) return text.slice(0, index).trim() === '' ? null : index;
  return null;
}

/** Long enough around the cut for any real grapheme; an artificial longer one may be split. */
const LONGEST_SIGN = 1_000;

function atSign(text: string, limit: number): number {
  // Browsers without it split between code points, which never gives half a character.
  if (typeof Intl.Segmenter !== 'function') return limit;
  const from = Math.max(0, limit - LONGEST_SIGN);
  const sign = new Intl.Segmenter().segment(text.slice(from, limit + LONGEST_SIGN)).containing(limit - from);
  if (!sign) return limit;
  const start = from + sign.index;
  return start > 0 && text.slice(0, start).trim() !== '' ? start : start + sign.segment.length;
}
