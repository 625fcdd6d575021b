import type { Example } from '../Example.ts';
import { between, pick, type Random, seededRandom, shuffled } from '../random.ts';
import type { Family } from './Family.ts';
import { families } from './families.ts';
import { expand } from './grammar.ts';
import { lexicon } from './lexicon.ts';
import { roughen } from './roughen.ts';

export type Part = 'training' | 'held-out';

/** One sentence in six is kept for the held-out part: what is tested there was never read in training. */
const HELD_OUT_EACH = 6;

/** The same corpus for the same arguments, on every machine. `size` is the number of texts of a family of share 1. */
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

const SEED: Readonly<Record<Part, number>> = { training: 20_260_101, 'held-out': 31_415_926 };

function message(family: Family, part: Part, random: Random): string {
  const sentences = family.say.filter((_, index) => isHeldOut(index) === (part === 'held-out'));
  const [fewest, most] = family.sentences;
  const count = Math.min(sentences.length, between(random, fewest, most));
  const said = shuffled(random, sentences).slice(0, count);
  const parts = [family.open ? pick(random, family.open) : '', ...said, family.close ? pick(random, family.close) : ''];
  const glue = pick(random, [' ', ' ', '\n', '\n\n']);
  return parts
    .map((template) => expand(template, lexicon, random))
    .filter(Boolean)
    .join(glue)
    .replaceAll('⟦', '[')
    .replaceAll('⟧', ']');
}

function isHeldOut(index: number): boolean {
  return index % HELD_OUT_EACH === HELD_OUT_EACH - 2;
}
