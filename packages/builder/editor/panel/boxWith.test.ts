import { expect, test } from 'vitest';
import { boxWith } from './boxWith.ts';

const SIDES = ['top', 'right', 'bottom', 'left'];

test('the sides that were left open are zero, as Elementor draws none of them otherwise', () => {
  expect(boxWith({}, ['top'], 20, SIDES, 'px')).toEqual({
    top: 20,
    right: 0,
    bottom: 0,
    left: 0,
    unit: 'px',
  });
  expect(boxWith({ top: '5', right: '' }, ['left'], 1, SIDES, 'em')).toEqual({
    top: '5',
    right: 0,
    bottom: 0,
    left: 1,
    unit: 'em',
  });
});

test('a side that was emptied is zero beside others, and the box is gone with its last number', () => {
  const box = { top: 20, right: 0, bottom: 4, left: 0, unit: 'px', isLinked: false };
  const without = boxWith(box, ['top'], null, SIDES, 'px');
  expect(without).toEqual({ ...box, top: 0 });
  expect(boxWith({ ...without }, ['bottom'], null, SIDES, 'px')).toBeUndefined();
});

test('an entered zero is a number', () => {
  expect(boxWith({}, SIDES, 0, SIDES, 'px')).toEqual({ top: 0, right: 0, bottom: 0, left: 0, unit: 'px' });
});
