import { type EmbedCode, type EmbedPlace, findEmbedCodes } from '@portico/kernel/embeds';
import type { ReactNode } from 'react';

export interface ExpandedPage {
  readonly html: string;
  /** Configuration that the embedded things expect. */
  readonly inlineScripts: readonly string[];
}

/** Puts forms, reviews and the like in the place of the codes that editors wrote for them. */
export async function expandEmbeds(
  html: string,
  codes: readonly EmbedCode[],
  place: Omit<EmbedPlace, 'count'>,
  render: (element: ReactNode) => string,
): Promise<ExpandedPage> {
  const counts = new Map<string, number>();
  const count = (kind: string): number => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  const inlineScripts = new Set<string>();
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
    const embedded = await code?.embed(piece.attributes, { ...place, count });
    pieces.push(embedded ? render(embedded.element) : piece.source);
    for (const script of embedded?.inlineScripts ?? []) inlineScripts.add(script);
  }
  return { html: pieces.join(''), inlineScripts: [...inlineScripts] };
}
