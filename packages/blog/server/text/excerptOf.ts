import { cutGraphemes } from './plainText.ts';

const USUAL_LETTERS = 240;

/**
 * The beginning of a text, cut between words if possible. Works on graphemes of plain text, so that no entity or emoji is cut
 * in two.
 */
export function excerptOf(text: string, letters = USUAL_LETTERS): string {
  const beginning = cutGraphemes(text, letters);
  if (beginning.length === text.length) return text;
  const isBetweenWords = /\s/.test(text.charAt(beginning.length));
  const lastSpace = beginning.lastIndexOf(' ');
  const cut = !isBetweenWords && lastSpace > beginning.length / 2 ? beginning.slice(0, lastSpace) : beginning;
  return `${cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}…`;
}
