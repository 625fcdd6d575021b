import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as wire from './public.ts';
import { PROPERTIES_NAME, pageFlag, printPageFlags } from './public.ts';

const read = (printed: unknown) => ({
  isRTL: pageFlag({ [PROPERTIES_NAME]: printed }, 'isRTL'),
  isCustomize: pageFlag({ [PROPERTIES_NAME]: printed }, 'isCustomize'),
});

describe('the page’s properties', () => {
  test.each(['0', 'false', '', 0, false, null, undefined])('TH-09 %j is no right-to-left', (isRTL) => {
    expect(pageFlag({ [PROPERTIES_NAME]: { isRTL } }, 'isRTL')).toBe(false);
  });

  test.each(['1', 1, true, 'true'])('TH-09 %j is right-to-left', (isRTL) => {
    expect(pageFlag({ [PROPERTIES_NAME]: { isRTL } }, 'isRTL')).toBe(true);
  });

  test.each([undefined, null])('TH-05 %j is no object at all', (printed) => {
    for (const otherwise of [true, false])
      expect(pageFlag({ [PROPERTIES_NAME]: printed }, 'isRTL', otherwise)).toBe(otherwise);
  });

  test.each(['text', 5, true])('TH-05 %j says nothing', (printed) => {
    expect(pageFlag({ [PROPERTIES_NAME]: printed }, 'isRTL', true)).toBe(false);
  });

  test('TH-05 are read as WordPress prints them, all texts', () => {
    expect(read({ isRTL: '1', isCustomize: '' })).toEqual({ isRTL: true, isCustomize: false });
  });

  test('TH-05 real booleans do as well', () => {
    expect(read({ isRTL: false, isCustomize: true })).toEqual({ isRTL: false, isCustomize: true });
  });

  test('TH-06 what our server prints is read back as it was meant', () => {
    fc.assert(
      fc.property(fc.record({ isRTL: fc.boolean(), isCustomize: fc.boolean() }), (flags) => {
        const printed = printPageFlags(flags);
        expect(Object.values(printed).every((value) => typeof value === 'string')).toBe(true);
        expect(read(printed)).toEqual(flags);
      }),
    );
  });
});

test.each([
  ['TH-01', 'HIDING_MS', 1000],
  ['TH-09', 'RESIZE_DEBOUNCE_MS', 500],
  ['TH-09', 'FOCUS_DELAY_MS', 100],
  ['TH-04', 'DESKTOP_PX', 960],
  ['TH-04', 'CART_WIDTH_PX', 360],
  ['TH-04', 'CART_FLIP_PX', 350],
  ['TH-04', 'CART_SPACING_PX', 32],
  ['TH-01', 'TRAP_RUN', 'ftrap-run'],
  ['TH-01', 'TRAP_END', 'ftrap-end'],
] as const)('%s the contract’s constant %s is %s', (_row, name, value) => {
  expect(new Map<string, unknown>(Object.entries(wire)).get(name)).toBe(value);
});
