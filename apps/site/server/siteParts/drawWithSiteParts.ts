import { collectSiteParts, type SitePartsCollection } from '@portico/builder/document';
import type { SiteRequest } from '@portico/builder/wire/admin';
import type { ReactNode } from 'react';
import { answerOf } from './answerOf.ts';
import type { SitePart } from './createSiteParts.tsx';

export interface DrawnWidgets {
  readonly markup: string;
  readonly inlineScripts: readonly string[];
  readonly tags: readonly string[];
}

interface Drawing {
  readonly render: (element: ReactNode) => string;
  /** Whether something that was drawn has turned out to be otherwise. */
  readonly mustDrawAnew: () => Promise<boolean>;
}

/** Draws a page, and once more where its widgets have asked for something that other features keep. */
export async function drawWithSiteParts(
  draw: (parts: SitePartsCollection['parts']) => string,
  ask: (request: SiteRequest) => Promise<SitePart>,
  { render, mustDrawAnew }: Drawing,
): Promise<DrawnWidgets> {
  const collection = collectSiteParts();
  const first = draw(collection.parts);
  const wanted = collection.wanted();
  const isStale = await mustDrawAnew();
  if (wanted.length === 0)
    return { markup: isStale ? draw(collection.parts) : first, inlineScripts: [], tags: [] };
  const found: SitePart[] = [];
  // One after the other: forms of a page are counted in their order.
  for (const request of wanted) found.push(await ask(request));
  collection.answer(found.map((part) => answerOf(part, render)));
  return {
    markup: draw(collection.parts),
    inlineScripts: found.flatMap(({ inlineScripts = [] }) => inlineScripts),
    tags: found.flatMap(({ tags }) => tags),
  };
}
