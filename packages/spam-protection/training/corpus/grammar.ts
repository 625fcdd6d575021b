import { pick, type Random } from '../random.ts';

export type Lexicon = Readonly<Record<string, (random: Random) => string>>;

/** Expands a template: `[a|b]` is a choice, `{word}` an entry of the lexicon. */
export function expand(template: string, lexicon: Lexicon, random: Random): string {
  return fill(choose(template, random), lexicon, random).replace(/ {2,}/g, ' ').trim();
}

const INNERMOST_CHOICE = /\[([^[\]]*)\]/;

function choose(template: string, random: Random): string {
  let text = template;
  for (let found = INNERMOST_CHOICE.exec(text); found; found = INNERMOST_CHOICE.exec(text))
    text =
      text.slice(0, found.index) +
      pick(random, (found[1] ?? '').split('|')) +
      text.slice(found.index + found[0].length);
  return text;
}

function fill(text: string, lexicon: Lexicon, random: Random): string {
  return text.replace(/\{([\w-]+)\}/g, (_, word: string) => {
    const entry = lexicon[word];
    if (!entry) throw new Error(`The lexicon has no "${word}".`);
    return entry(random);
  });
}
