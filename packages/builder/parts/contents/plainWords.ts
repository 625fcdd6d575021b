import { characters } from '../../model/texts/characters.ts';

/** The text of a piece of markup. */
export function plainWords(html: string): string {
  return characters(html.replace(/<[^<>]*>/g, '')).trim();
}
