import { expect, test } from 'vitest';
import { shownAt } from './devices.ts';

test.each([
  ['a desktop with room enough fills it', null, 1600, { pageWidth: 1600, scale: 1 }],
  ['a desktop with less room is shown smaller, not narrower', null, 640, { pageWidth: 1280, scale: 0.5 }],
  ['a tablet with room enough', 820, 1000, { pageWidth: 820, scale: 1 }],
  ['a tablet with less room', 820, 615, { pageWidth: 820, scale: 0.75 }],
  ['a phone', 375, 816, { pageWidth: 375, scale: 1 }],
  ['a phone on a phone', 375, 375, { pageWidth: 375, scale: 1 }],
  ['a desktop on a phone is a desktop all the same', null, 320, { pageWidth: 1280, scale: 0.25 }],
] as const)('PB-24 %s', (_, width, room, shown) => {
  expect(shownAt(width, room)).toEqual(shown);
});
