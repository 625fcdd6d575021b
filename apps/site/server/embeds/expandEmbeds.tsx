import { type EmbedCode, type EmbedPlace, findEmbedCodes } from '@portico/kernel/embeds';
import type { ReactNode } from 'react';

export interface ExpandedPage {
  readonly html: string;
  /** Configuration that the embedded things expect. */
  readonly inlineScripts: readonly string[];
  /** Touched when something changes that stands, or would stand, in the place of a code. */
  readonly tags: readonly string[];
}

/** Puts forms, reviews and the like in the place of the codes that editors wrote for them. */
export async function expandEmbeds(
  html: string,
  codes: readonly EmbedCode[],
  place: EmbedPlace,
  render: (element: ReactNode) => string,
): Promise<ExpandedPage> {
  const inlineScripts = new Set<string>();
  const tags = new Set<string>();
  const pieces: string[] = [];
  for (const piece of findEmbedCodes(
    html,
    codes.flatMap(({ names }) => names),
  )) {
    if (typeof piece === 'string') {
      pieces.push(piece);
      continue;
    }
    const code = codes.find(({ names }) => names.includes(piece.name));
    for (const tag of code?.tags ?? []) tags.add(tag);
    const embedded = await code?.embed(piece.attributes, place);
    pieces.push(embedded ? render(embedded.element) : piece.source);
    for (const script of embedded?.inlineScripts ?? []) inlineScripts.add(script);
  }
  return { html: pieces.join(''), inlineScripts: [...inlineScripts], tags: [...tags] };
}
