import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlOfTerm, wordsOfTerm } from './termWords.ts';

it.each([
  ['Food &amp; Drink', 'Food & Drink'],
  ['Bob&#039;s &quot;best&quot;', 'Bob\'s "best"'],
  ['R&D', 'R&D'],
  ['&amp;lt;', '&lt;'],
])('KT-04 the term %s of a kit is called %s', (html, words) => {
  expect(wordsOfTerm(html)).toBe(words);
});

it('KT-04 whatever a term is called, a kit brings it back', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('&amp;', '<b>', 'a & b', '&#39;'));
  fc.assert(
    fc.property(name, (words) => {
      expect(wordsOfTerm(htmlOfTerm(words))).toBe(words);
    }),
  );
});
