import { expect, test } from 'vitest';
import { agoInWords } from './agoInWords.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

test.each([
  [0, 'en', '1 minute ago'],
  [-DAY, 'en', '1 minute ago'],
  [59 * MINUTE, 'en', '59 minutes ago'],
  [90 * MINUTE, 'en', '2 hours ago'],
  [2 * DAY, 'de', 'vor 2 Tagen'],
  [20 * DAY, 'en', '3 weeks ago'],
  [800 * DAY, 'fr', 'il y a 2 ans'],
])('PB-01 %d ms are, in %s: %s', (ms, language, words) => {
  expect(agoInWords(ms, language)).toBe(words);
});
