import { characters } from '../../model/texts/characters.ts';

/** What a piece of markup says. */
export function plainWords(html: string): string {
  return characters(html.replace(/<[^<>]*>/g, '')).trim();
}
