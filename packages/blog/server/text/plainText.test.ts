import { expect, test } from 'vitest';
import { searchWords } from '../search/searchWords.ts';
import { excerptOf } from './excerptOf.ts';
import { cutGraphemes } from './plainText.ts';

test('a text is cut after letters as people count them, however long one of them is', () => {
  const flag = '🇩🇪';
  const piled = `e${'\u0301'.repeat(500)}`;
  expect(cutGraphemes(flag.repeat(300), 2)).toBe(flag.repeat(2));
  expect(cutGraphemes(piled.repeat(5), 3)).toBe(piled.repeat(3));
  expect(cutGraphemes(piled, 3)).toBe(piled);
  expect(cutGraphemes(`${'a'.repeat(9)}${flag}bc`, 10)).toBe(`${'a'.repeat(9)}${flag}`);
});

test('the words of a long text are those of its pieces', () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `Wörd${at} x½ 日本`).join(' ');
  const words = searchWords(text, 1_000_000);
  expect(words).toHaveLength(20_000 * 5);
  expect(words.slice(0, 5)).toEqual(['word0', 'x1', '2', '日', '本']);
  expect(words.slice(-5)).toEqual(['word19999', 'x1', '2', '日', '本']);
});

test('the beginning of a long text costs no more than that of a short one', () => {
  const costOf = (text: string): number => {
    const before = process.cpuUsage();
    for (let time = 0; time < 20; time += 1) excerptOf(text);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const short = 'glass and rain '.repeat(700);
  costOf(short);
  // Segmenting all of it costs hundreds of times as much.
  expect(costOf(short.repeat(200))).toBeLessThan(Math.max(costOf(short), 5_000) * 20);
});
