import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './compareTexts.ts';

test('TH-10 what was added and what was removed is told word by word', () => {
  expect(compareTexts('The old oak stands', 'The young oak still stands')).toEqual([
    { is: 'same', text: 'The ' },
    { is: 'removed', text: 'old' },
    { is: 'added', text: 'young' },
    { is: 'same', text: ' oak' },
    { is: 'added', text: ' still' },
    { is: 'same', text: ' stands' },
  ]);
});

test('TH-10 both texts can be read out of the comparison again, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'word'), { maxLength: 40 })
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareTexts(before, after);
      const without = (is: string) =>
        pieces
          .filter((piece) => piece.is !== is)
          .map((piece) => piece.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});
