import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countText, lastText } from './countText.ts';

describe('PB-03 what a counter reads', () => {
  test.each([
    ['0', '100', ',', 0, '0'],
    ['0', '101', ',', 0.5, '50'],
    ['0', '100', ',', 1, '100'],
    ['0', '1234567', ',', 1, '1,234,567'],
    ['0', '1234567', ' ', 1, '1 234 567'],
    ['0', '1234567', '', 1, '1234567'],
    ['0', '10.50', ',', 1, '10.50'],
    ['0', '12345.678', ',', 1, '12,345.678'],
    ['0', '-1500', ',', 1, '-1,500'],
    ['0', '-999', ',', 1, '-999'],
    ['100', '0', ',', 1, '0'],
    ['0', '99', ',', 0.999, '98'],
    ['0', '1e3', '', 1, '1000'],
    ['0', '123456789012345680000', ',', 1, '123,456,789,012,345,683,968'],
    ['0', '١٢٣٤', ',', 1, '1,234'],
    ['0', '۱۲', ',', 1, '12'],
    ['', 'lots', ',', 1, '0'],
    ['0', '1000', '$&', 1, '1$&000'],
    ['0', `1.${'0'.repeat(300)}`, ',', 1, `1.${'0'.repeat(100)}`],
  ])('from %s to %s, by %j, at %d: %s', (from, to, delimiter, share, text) => {
    expect(countText({ from, to, delimiter }, share)).toBe(text);
  });

  test('the room for its delimiters is known before it counts', () => {
    expect(lastText({ from: '0', to: '1500', delimiter: ',' })).toBe('1,500');
    expect(lastText({ from: '0', to: '150', delimiter: ',' })).toBeNull();
  });

  test('it stays between its ends and arrives where it was told', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, share) => {
          const count = { from: String(from), to: String(to), delimiter: '' };
          const value = Number(countText(count, share));
          expect(value).toBeGreaterThanOrEqual(Math.min(from, to) - 1);
          expect(value).toBeLessThanOrEqual(Math.max(from, to) + 1);
          expect(countText(count, 1)).toBe(String(to));
        },
      ),
    );
  });

  test('any text at all is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (from, to, delimiter) => {
        expect(typeof countText({ from, to, delimiter }, 0.5)).toBe('string');
      }),
    );
  });
});
