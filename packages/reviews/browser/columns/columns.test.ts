import { describe, expect, test } from 'vitest';
import { breakpointsOf } from '../../wire/public.ts';
import { breakpointColumns, widthName } from './columns.ts';

describe('columns of a row', () => {
  test.each([
    [0, 'xs'],
    [509, 'xs'],
    [510, 'x'],
    [749, 'x'],
    [750, 's'],
    [1099, 's'],
    [1100, 'm'],
    [1449, 'm'],
    [1450, 'l'],
    [1799, 'l'],
    [1800, 'xl'],
    [9999, 'xl'],
  ])('RV-12 a row of %i px is %s', (width, name) => {
    expect(widthName(width)).toBe(name);
  });

  test('RV-12 the narrowest breakpoint that the row is under decides', () => {
    const breakpoints = breakpointsOf('1200:3,768:2,480:1');
    expect([479, 480, 767, 768, 1199, 1200].map((width) => breakpointColumns(width, breakpoints))).toEqual([
      1,
      2,
      2,
      3,
      3,
      null,
    ]);
  });
});
