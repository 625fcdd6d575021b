import type { Label } from '../Example.ts';
import { pick, type Random } from '../random.ts';

/** People and programs do not write as neatly as recipes: some shout, mistype, omit punctuation, or disguise words. */
export function roughen(text: string, label: Label, random: Random): string {
  const chance = random();
  if (chance < 0.1) return text.toLowerCase();
  if (chance < 0.13) return text.toUpperCase();
  if (chance < 0.2) return text.replace(/[.,!?']/g, '');
  if (chance < 0.3) return mistype(text, random);
  if (chance < 0.34) return `${text} ${pick(random, label === 'spam' ? SHOUTING : SMILING)}`;
  if (label === 'spam' && chance < 0.38) return disguise(text, random);
  return text;
}

const SHOUTING = ['!!!', '$$$', '👉👉👉', '🔥', '💰💰', '✅', '!!', '>>>', '🎁'];
const SMILING = [':)', '!', '🙂', '...', '😂', '❤', ';-)', '👍', '!!'];

function mistype(text: string, random: Random): string {
  const signs = [...text];
  for (let times = 1 + Math.floor(signs.length / 60); times > 0; times--) {
    const at = Math.floor(random() * (signs.length - 1));
    const here = signs[at] ?? '';
    const next = signs[at + 1] ?? '';
    if (!/\p{L}/u.test(here) || !/\p{L}/u.test(next)) continue;
    const kind = random();
    if (kind < 0.4) [signs[at], signs[at + 1]] = [next, here];
    else if (kind < 0.7) signs[at] = '';
    else signs[at] = here + here;
  }
  return signs.join('');
}

const LEET: Readonly<Record<string, string>> = { a: '@', e: '3', i: '1', o: '0', s: '$' };
const LOOK_ALIKE: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' };

function disguise(text: string, random: Random): string {
  const signs = random() < 0.5 ? LEET : LOOK_ALIKE;
  return text.replace(/\b[a-z]{4,}\b/g, (word) =>
    random() < 0.3
      ? word[0] + word.slice(1, -1).replace(/[aeiocps]/, (sign) => signs[sign] ?? sign) + word.slice(-1)
      : word,
  );
}
