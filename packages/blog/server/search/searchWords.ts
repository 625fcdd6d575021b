/**
 * A text cut into words that both engines keep and find alike: small letters without accents, nothing but letters,
 * marks and digits. No sign that means something to either engine survives, so none can be typed into a question.
 */
export function searchWords(text: string, most: number): string[] {
  const words: string[] = [];
  for (const piece of pieces(text))
    for (const [run] of fold(piece).matchAll(WORD)) {
      // Scripts without spaces are found sign by sign.
      for (const word of run.match(SIGN_OR_REST) ?? []) {
        words.push(word.slice(0, LONGEST_WORD));
        if (words.length >= most) return words;
      }
    }
  return words;
}

/** Between spaces, so that nobody folds a book for its first words. */
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
const SIGN_OR_REST =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC');
}
