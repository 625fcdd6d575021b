import { type EmbedCode, type Embedded, type EmbedPlace, findEmbedCodes } from '@portico/kernel/embeds';

/** A piece of a text: words, or a shortcode with what replaces it. */
interface TextPiece {
  readonly words: string;
  readonly code?: EmbedCode;
  /** `null` if the shortcode stays as written. */
  readonly embedded?: Embedded | null;
}

/** Splits a text at its shortcodes, one after the other, because things on a page are counted. */
export async function embeddedIn(
  text: string,
  codes: readonly EmbedCode[],
  place: EmbedPlace,
): Promise<TextPiece[]> {
  const names = codes.flatMap((code) => code.names);
  const pieces: TextPiece[] = [];
  for (const piece of findEmbedCodes(text, names)) {
    if (typeof piece === 'string') {
      pieces.push({ words: piece });
      continue;
    }
    const code = codes.find((known) => known.names.includes(piece.name));
    if (code) pieces.push({ words: piece.source, code, embedded: await code.embed(piece.attributes, place) });
    else pieces.push({ words: piece.source });
  }
  return pieces;
}
