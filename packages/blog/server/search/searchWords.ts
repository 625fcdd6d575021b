/**
 * Splits a text into words that both engines store and find alike: lower case without accents, only letters, marks and digits.
 * No characters with a meaning to either engine remain, so a search cannot inject any.
 */
export function searchWords(text: string, most: number): string[] {
  const words: string[] = [];
  for (const piece of pieces(text))
    for (const [run] of fold(piece).matchAll(WORD)) {
      // Scripts without spaces are indexed character by character.
      for (const word of run.match(CHARACTER_OR_REST) ?? []) {
        words.push(word.slice(0, LONGEST_WORD));
        if (words.length >= most) return words;
      }
    }
  return words;
}

/** In pieces between spaces, so that a long text is not normalised for its first words. */
function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at + PIECE);
    const end = space < 0 ? text.length : space;
    yield text.slice(at, end);
    at = end;
  }
}

const PIECE = 20_000;

const LONGEST_WORD = 64;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const CHARACTER_OR_REST =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC');
}
