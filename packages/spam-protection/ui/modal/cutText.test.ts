import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it('SP-05 a text of up to 60 characters stays, a longer one keeps its end', () => {
  expect(cutText('a'.repeat(60))).toBe('a'.repeat(60));
  expect(cutText(`b${'a'.repeat(60)}`)).toBe(`...${'a'.repeat(60)}`);
  fc.assert(
    fc.property(fc.string({ minLength: 61, maxLength: 300 }), (text) => {
      expect(cutText(text)).toBe(`...${text.slice(-60)}`);
    }),
  );
});
