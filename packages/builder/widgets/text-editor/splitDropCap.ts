const NO_BREAK_SPACE = '\u00a0';

/** The first letter of a text, and the rest that follows it; `null` if there is no letter. */
export function splitDropCap(text: string): { letter: string; rest: string } | null {
  const plain = text.replaceAll(NO_BREAK_SPACE, ' ').trimStart();
  const letter = firstLetter(plain);
  if (!letter) return null;
  // One space belongs to the letter; further ones are intended, and would collapse at the start of a line.
  const rest = plain.slice(letter.length).replace(/^ /, '');
  return { letter, rest: rest.replace(/^ +/, (spaces) => NO_BREAK_SPACE.repeat(spaces.length)) };
}

/** The first grapheme, including accents. */
function firstLetter(text: string): string {
  // Latin letters are single characters; the tables for others take a browser 15 ms to load.
  if (!('Segmenter' in Intl) || /^[ -ɏ]{2}/.test(text)) return [...text][0] ?? '';
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '';
}
