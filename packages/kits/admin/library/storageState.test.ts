import { expect, it } from 'vitest';
import { inUnits, storageState } from './storageState.ts';

it.each([
  [0, 100, 'empty'],
  [79, 100, 'normal'],
  [80, 100, 'warning'],
  [100, 100, 'alert'],
  [150, 100, 'alert'],
  [5, -1, 'normal'],
  [0, -1, 'empty'],
])('KT-07 %i of %i bytes is %s', (used, threshold, state) => {
  expect(storageState(used, threshold).state).toBe(state);
});

it.each([
  [0, '0 MB'],
  [10, '< 0.1 MB'],
  [1024 * 1024 * 3.25, '3.3 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 3 * 1.5, '1.5 GB'],
])('KT-07 %i bytes are shown as %s', (bytes, text) => {
  expect(inUnits(bytes)).toBe(text);
});
