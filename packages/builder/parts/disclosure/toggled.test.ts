import { describe, expect, test } from 'vitest';
import { openAtStart, toggled } from './toggled.ts';

describe('which items are open', () => {
  test.each([
    ['PB-01', 'accordion', [], 1, [1]],
    ['PB-01', 'accordion', [0], 1, [1]],
    ['PB-01', 'accordion', [1], 1, []],
    ['PB-06', 'toggle', [2], 0, [0, 2]],
    ['PB-06', 'toggle', [0, 2], 2, [0]],
  ] as const)('%s %s with %j open, after a press on %i: %j', (_id, kind, before, pressed, after) => {
    expect(toggled(kind, before, pressed)).toEqual(after);
  });

  test('PB-01 PB-06 at the start an accordion has its first item open, a toggle what the server opened', () => {
    expect(openAtStart('accordion', [])).toEqual([0]);
    expect(openAtStart('accordion', [2])).toEqual([2]);
    expect(openAtStart('toggle', [])).toEqual([]);
    expect(openAtStart('toggle', [1, 2])).toEqual([1, 2]);
  });
});
