import type { Example } from './Example.ts';
import { areaUnderCurve, falsePositivesAt, recallAt, type Scored, thresholdAt } from './measures.ts';
import { type Read, weigh } from './samples.ts';
import { margin, TRAINING, trainLogistic } from './trainLogistic.ts';

export const FALSE_POSITIVE_RATE = 0.005;

export interface Figures {
  readonly name: string;
  readonly spam: number;
  readonly ham: number;
  readonly areaUnderCurve: number;
  readonly recall: number;
  readonly falsePositives: number;
}

export interface ScoredExample extends Scored {
  readonly example: Example;
}

/** All together and by kind, at the threshold at which at most one ham text in two hundred is classified as spam. */
export function figuresOf(
  scored: readonly ScoredExample[],
  threshold = thresholdAt(scored, FALSE_POSITIVE_RATE),
): Figures[] {
  const kinds = [...new Set(scored.map(({ example }) => example.kind))];
  return [
    row('all', scored, threshold),
    ...kinds.map((kind) =>
      row(
        kind,
        scored.filter(({ example }) => example.kind === kind),
        threshold,
      ),
    ),
  ];
}

/** How a model does on unseen kinds of text: each is left out of training in turn. */
export function leaveKindsOut(
  known: readonly Read[],
  heldOut: readonly Read[],
  groups: readonly (readonly string[])[],
): Figures[] {
  return groups.map((kinds) => {
    const weights = trainLogistic(weigh(known.filter(({ kind }) => !kinds.includes(kind))), TRAINING);
    const scored = [...known, ...heldOut]
      .filter(({ kind }) => kind === kinds[0])
      .map((read) => ({
        example: read,
        score: margin(weights, read.sample.features),
        isSpam: read.label === 'spam',
      }));
    return row(kinds.join(' + '), scored, thresholdAt(scored, 0.01));
  });
}

function row(name: string, scored: readonly ScoredExample[], threshold: number): Figures {
  const spam = scored.filter(({ isSpam }) => isSpam).length;
  return {
    name,
    spam,
    ham: scored.length - spam,
    areaUnderCurve: areaUnderCurve(scored),
    recall: recallAt(scored, threshold),
    falsePositives: falsePositivesAt(scored, threshold),
  };
}
