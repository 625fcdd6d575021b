import { describe, expect, test } from 'vitest';
import { breakpointsOf } from '../../protocol.ts';
import { breakpointColumns, columnsFor, widthName } from './columns.ts';

describe('columns of a row', () => {
  test.each([
    [0, 'xs', 1, 1],
    [509, 'xs', 1, 1],
    [510, 'x', 2, 1],
    [749, 'x', 2, 1],
    [750, 's', 3, 2],
    [1099, 's', 3, 2],
    [1100, 'm', 4, 3],
    [1449, 'm', 4, 3],
    [1450, 'l', 4, 4],
    [1799, 'l', 4, 4],
    [1800, 'xl', 5, 5],
    [9999, 'xl', 5, 5],
  ])('RV-12 a row of %i px is %s with %i cards, %i beside a header', (width, name, alone, beside) => {
    expect(widthName(width)).toBe(name);
    expect(columnsFor(width, { breakpoints: [], hasHeader: false })).toBe(alone);
    expect(columnsFor(width, { breakpoints: [], hasHeader: true })).toBe(beside);
  });

  test('RV-12 the narrowest breakpoint that the row is under decides; without one its width class does', () => {
    const breakpoints = breakpointsOf('1200:3,768:2,480:1');
    expect([479, 480, 767, 768, 1199, 1200].map((width) => breakpointColumns(width, breakpoints))).toEqual([
      1,
      2,
      2,
      3,
      3,
      null,
    ]);
    expect(columnsFor(1200, { breakpoints, hasHeader: false })).toBe(4);
  });
});
