import { expect, it } from 'vitest';
import { readToTopOptions } from '../../wire/public.ts';
import { nextToTop } from './toTopState.ts';

it.each([
  ['hidden', 'passed', 'shown'],
  ['hidden', 'rested', 'hidden'],
  ['shown', 'returned', 'hidden'],
  ['shown', 'rested', 'hidden'],
  ['shown', 'reached', 'held'],
  ['held', 'rested', 'held'],
  ['held', 'left', 'shown'],
  ['held', 'returned', 'hidden'],
] as const)('SP-21 SP-22 %s and %s makes %s', (state, event, next) => {
  expect(nextToTop(state, event)).toBe(next);
});

it('SP-21 SP-22 settings come as text, and anything may be missing', () => {
  expect(readToTopOptions()).toMatchObject({
    scrollOffset: 100,
    opacity: 0.5,
    hidesAfterMs: null,
    hiddenUpTo: null,
  });
  expect(
    readToTopOptions({
      scroll_offset: '250',
      icon_opacity: '80',
      enable_autohide: '1',
      autohide_time: '3',
      enable_hide_small_device: '1',
    }),
  ).toMatchObject({ scrollOffset: 250, opacity: 0.8, hidesAfterMs: 3000, hiddenUpTo: 640 });
  expect(readToTopOptions({ scroll_offset: 'far' }).scrollOffset).toBe(100);
});
