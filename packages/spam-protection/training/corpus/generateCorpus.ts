import type { Example } from '../Example.ts';
import { between, pick, type Random, seededRandom, shuffled } from '../random.ts';
import type { Family } from './Family.ts';
import { families } from './families.ts';
import { expand } from './grammar.ts';
import { lexicon } from './lexicon.ts';
import { roughen } from './roughen.ts';

/**
 * One sentence in six is only in the held-out part, another in the calibration part: what is tested there never occurs in
 * training. `known` is everything but the held-out part.
 */
export type Part = 'training' | 'calibration' | 'held-out' | 'known';

const PARTS = 6;
const HELD_OUT = 4;
const CALIBRATION = 1;

/** The same corpus for the same arguments, on every machine. `size` is the number of texts of a family with share 1. */
export function generateCorpus(part: Part, size: number, seed = SEED[part]): Example[] {
  return families.flatMap((family, index) => {
    const random = seededRandom(seed + index * 7919);
    const count = Math.round(size * (family.share ?? 1));
    const texts = new Set<string>();
    for (let tries = 0; texts.size < count && tries < count * 4; tries++)
      texts.add(roughen(message(family, part, random), family.label, random));
    return [...texts].map((text) => ({ text, label: family.label, kind: family.kind, family: family.name }));
  });
}

const SEED: Readonly<Record<Part, number>> = {
  training: 20_260_101,
  calibration: 27_182_818,
  'held-out': 31_415_926,
  known: 16_180_339,
};

function message(family: Family, part: Part, random: Random): string {
  const sentences = family.say.filter((_, index) => isIn(part, index));
  const [fewest, most] = family.sentences;
  const count = Math.min(sentences.length, between(random, fewest, most));
  const said = shuffled(random, sentences).slice(0, count);
  const parts = [
    family.open ? pick(random, family.open) : '',
    ...said,
    family.close ? pick(random, family.close) : '',
  ];
  const glue = pick(random, [' ', ' ', '\n', '\n\n']);
  return parts
    .map((template) => expand(template, lexicon, random))
    .filter(Boolean)
    .join(glue)
    .replaceAll('⟦', '[')
    .replaceAll('⟧', ']');
}

function isIn(part: Part, index: number): boolean {
  const place = index % PARTS;
  if (part === 'held-out') return place === HELD_OUT;
  if (part === 'calibration') return place === CALIBRATION;
  return place !== HELD_OUT && (part === 'known' || place !== CALIBRATION);
}
