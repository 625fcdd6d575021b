import { decodeEntities } from '@portico/kernel/markup';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlOfTerm } from './termWords.ts';

it('KT-04 whatever a term is called, a kit brings it back', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('&amp;', '<b>', 'a & b', '&#39;'));
  fc.assert(
    fc.property(name, (words) => {
      expect(decodeEntities(htmlOfTerm(words))).toBe(words);
    }),
  );
});
