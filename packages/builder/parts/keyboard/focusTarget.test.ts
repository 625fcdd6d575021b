import { describe, expect, test } from 'vitest';
import { focusTarget } from './focusTarget.ts';

const row = { count: 3, axis: 'horizontal', direction: 'ltr' } as const;
const column = { ...row, axis: 'vertical' } as const;

describe('PB-01 PB-05 PB-06 PB-11 PB-12 where a key moves the focus among titles', () => {
  test.each([
    ['ArrowRight', 0, row, 1],
    ['ArrowRight', 2, row, 0],
    ['ArrowLeft', 0, row, 2],
    ['ArrowLeft', 0, { ...row, direction: 'rtl' }, 1],
    ['ArrowRight', 1, { ...row, direction: 'rtl' }, 0],
    ['ArrowDown', 0, row, null],
    ['ArrowDown', 0, column, 1],
    ['ArrowUp', 0, column, 2],
    ['ArrowRight', 0, column, null],
    ['ArrowDown', 0, { ...row, axis: 'both' }, 1],
    ['ArrowLeft', 1, { ...row, axis: 'both' }, 0],
    ['Home', 2, row, 0],
    ['End', 0, column, 2],
    ['a', 0, column, null],
  ] as const)('%s from %i', (key, from, titles, to) => {
    expect(focusTarget({ key }, from, titles)).toBe(to);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s held, a key is the browser’s', (held) => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      expect(focusTarget({ key, [held]: true }, 1, row)).toBeNull();
  });
});
