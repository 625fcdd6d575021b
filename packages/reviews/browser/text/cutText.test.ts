import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cutText.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;
const FIVE_WORDS = 'alpha beta gamma delta epsilon';

describe('cutting a long review', () => {
  test.each([
    [8, 'alpha'],
    [12, 'alpha beta'],
    [17, 'alpha beta gamma'],
  ])('RV-10 at %i characters it ends with a whole word', (size, shown) => {
    expect(cutText(FIVE_WORDS, size)).toEqual({ shown, rest: FIVE_WORDS.slice(shown.length) });
  });

  test('RV-10 a text of exactly the size, or with no size, is not cut', () => {
    for (const size of [30, 31, 1e9, 0, -1, Number.NaN]) expect(cutText(FIVE_WORDS, size)).toBeNull();
    expect(cutText('', 5)).toBeNull();
  });

  test('RV-10 without a space it is cut at the size', () => {
    expect(cutText('abcdefghij', 4)).toEqual({ shown: 'abcd', rest: 'efghij' });
  });

  test('RV-10 a text that begins with a space is not cut to nothing', () => {
    expect(cutText(' abcdefghij', 4)).toEqual({ shown: ' abc', rest: 'defghij' });
  });

  test('RV-10 emoji count as what they are and are not hidden for nothing', () => {
    expect(cutText('😀😀😀😀', 4)).toBeNull();
    expect(cutText('😀😀😀😀', 3)).toEqual({ shown: '😀😀😀', rest: '😀' });
  });

  test.each(['👩‍👩‍👧‍👦', '👍🏽', '🇩🇪', 'é', 'क्षि'])('RV-10 %s is never split', (sign) => {
    const text = sign.repeat(6);
    for (let size = 1; size < [...text].length; size++) {
      const cut = cutText(text, size);
      if (cut) expect(cut.shown.length % sign.length).toBe(0);
    }
  });

  test('RV-10 nothing is lost, nothing added, and no half character is left behind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat({ max: 60 }), (text, size) => {
        const cut = cutText(text, size);
        if (!cut) return;
        expect(cut.shown + cut.rest).toBe(text);
        if (!LONE_SURROGATE.test(text)) expect(cut.shown).not.toMatch(LONE_SURROGATE);
        expect(cut.shown.trim()).not.toBe('');
        expect(cut.rest.trim()).not.toBe('');
      }),
    );
  });

  test('RV-10 a text of 50 kB is cut at once', () => {
    const cut = cutText('wonderful '.repeat(5_000), 120);
    expect(cut?.shown.length).toBeLessThanOrEqual(120);
  });
});
