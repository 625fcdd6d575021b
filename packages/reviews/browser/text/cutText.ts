/** A text in two parts, of which the visitor sees the first until they ask for the rest. */
export interface CutText {
  readonly shown: string;
  /** Begins with the space that it was cut at, if it was cut at one. */
  readonly rest: string;
}

/**
 * Cuts a text to at most `size` characters, at a space where there is one. `null` when there is nothing to cut.
 * A character is a code point, and what people see as one sign (an emoji with its skin tone, a letter with its
 * accents) stays whole.
 */
export function cutText(text: string, size: number): CutText | null {
  const limit = size > 0 ? endOfCharacters(text, size) : text.length;
  if (limit >= text.length) return null;
  const shown = text.slice(0, atSpace(text, limit) ?? atSign(text, limit)).trimEnd();
  const rest = text.slice(shown.length);
  return shown === '' || rest.trim() === '' ? null : { shown, rest };
}

/** Where the first `count` code points end, in the units that strings are indexed by. */
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

/** Far enough round the cut for any sign that people write; a made-up one that is longer may be split. */
const LONGEST_SIGN = 1_000;

function atSign(text: string, limit: number): number {
  // Browsers without it split between code points, which still never makes half a character.
  if (typeof Intl.Segmenter !== 'function') return limit;
  const from = Math.max(0, limit - LONGEST_SIGN);
  const sign = new Intl.Segmenter().segment(text.slice(from, limit + LONGEST_SIGN)).containing(limit - from);
  if (!sign) return limit;
  const start = from + sign.index;
  return start > 0 && text.slice(0, start).trim() !== '' ? start : start + sign.segment.length;
}
