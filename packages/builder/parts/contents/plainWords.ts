import { decodeEntities } from '@portico/kernel/markup';

/** The text of a piece of markup. */
export function plainWords(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ''))
    .replaceAll('\u00A0', ' ')
    .trim();
}
