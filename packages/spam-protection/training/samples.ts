import { featuresOf } from '../verdict/text/features.ts';
import { readText } from '../verdict/text/readText.ts';
import type { Example } from './Example.ts';
import type { Sample } from './trainLogistic.ts';

export interface Read extends Example {
  readonly sample: Sample;
}

/**
 * Every kind of text has about the same weight, and spam as much as ham within it: otherwise the largest table would define
 * spam everywhere. The square root keeps small kinds from being overfitted.
 */
export function weigh(examples: readonly Read[]): Sample[] {
  const counts = new Map<string, number>();
  for (const example of examples) counts.set(group(example), (counts.get(group(example)) ?? 0) + 1);
  const mean = examples.length / counts.size;
  return examples.map((example) => ({
    ...example.sample,
    weight: Math.min(4, (mean / (counts.get(group(example)) ?? 1)) ** 0.5),
  }));
}

export function readExamples(examples: readonly Example[]): Read[] {
  return examples.map((example) => ({
    ...example,
    sample: { features: featuresOf(readText(example.text)), isSpam: example.label === 'spam', weight: 1 },
  }));
}

function group({ kind, label }: Example): string {
  return `${kind}/${label}`;
}
