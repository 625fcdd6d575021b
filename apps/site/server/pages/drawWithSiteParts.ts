import { collectSiteParts, type SitePartsCollection } from '@portico/builder/document';
import type { SiteAnswer, SiteRequest } from '@portico/builder/wire/admin';
import type { ReactNode } from 'react';
import { answerOf } from './answerOf.ts';
import type { SitePart } from './SitePart.ts';

export interface DrawnWidgets {
  readonly markup: string;
  readonly inlineScripts: readonly string[];
  readonly tags: readonly string[];
}

interface Drawing {
  readonly render: (element: ReactNode) => string;
  /** Whether something rendered has turned out to be outdated. */
  readonly mustDrawAnew: () => Promise<boolean>;
}

/** Renders a page, and again if its widgets asked for other features' data. */
export async function drawWithSiteParts(
  draw: (parts: SitePartsCollection['parts']) => string,
  ask: (request: SiteRequest) => Promise<SitePart>,
  { render, mustDrawAnew }: Drawing,
): Promise<DrawnWidgets> {
  const collection = collectSiteParts();
  const shown = new Set<number>();
  const found: SitePart[] = [];
  let markup = draw(collection.parts);
  let isStale = await mustDrawAnew();
  // Newly rendered content may request more.
  for (let round = 0; round < MOST_ROUNDS && collection.wanted().length > 0; round += 1) {
    const answers: SiteAnswer[] = [];
    // Sequentially: a page's forms are numbered in order, and lists leave out what earlier ones show.
    for (const request of collection.wanted()) {
      const part = await ask(besides(request, shown));
      found.push(part);
      const answer = answerOf(part, render);
      answers.push(answer);
      if (request.kind === 'posts') for (const { id } of answer.posts ?? []) shown.add(id);
    }
    collection.answer(answers);
    markup = draw(collection.parts);
    isStale = false;
  }
  return {
    markup: isStale ? draw(collection.parts) : markup,
    inlineScripts: found.flatMap(({ inlineScripts = [] }) => inlineScripts),
    tags: found.flatMap(({ tags }) => tags),
  };
}

/** A form or a loop in a template, in a template, in the content of a post. */
const MOST_ROUNDS = 5;

function besides(request: SiteRequest, shown: ReadonlySet<number>): SiteRequest {
  if (request.kind !== 'posts' || request.besideOthers === undefined) return request;
  return { ...request, notPosts: [...(request.notPosts ?? []), ...shown] };
}
