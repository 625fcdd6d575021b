const NO_BREAK_SPACE = '\u00a0';

/** The first letter of a text, on its own, and the rest as it reads on beside it; `null` where there is no letter. */
export function splitDropCap(text: string): { letter: string; rest: string } | null {
  const plain = text.replaceAll(NO_BREAK_SPACE, ' ').trimStart();
  const letter = firstLetter(plain);
  if (!letter) return null;
  // One space belongs to the letter; more were meant, and would collapse at the start of a line.
  const rest = plain.slice(letter.length).replace(/^ /, '');
  return { letter, rest: rest.replace(/^ +/, (spaces) => NO_BREAK_SPACE.repeat(spaces.length)) };
}

/** What a reader sees as one letter, accents and all. */
function firstLetter(text: string): string {
  // Latin letters stand alone; the tables that tell of others take a browser 15 ms to load.
  if (!('Segmenter' in Intl) || /^[ -ɏ]{2}/.test(text)) return [...text][0] ?? '';
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '';
}
