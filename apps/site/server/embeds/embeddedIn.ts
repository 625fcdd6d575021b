import { type EmbedCode, type Embedded, type EmbedPlace, findEmbedCodes } from '@portico/kernel/embeds';

/** A piece of a text: words, or a code with what stands in its place. */
interface TextPiece {
  readonly words: string;
  readonly code?: EmbedCode;
  /** `null` where the code stays as it is written. */
  readonly embedded?: Embedded | null;
}

/** Takes a text apart at its codes, one after the other: what stands on a page is counted. */
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
