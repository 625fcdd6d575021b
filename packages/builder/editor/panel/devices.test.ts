import { BREAKPOINTS, type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { expect, test } from 'vitest';
import { visibility } from '../../model/fields/groups.ts';
import { hiddenOn } from '../workbench/summary.ts';
import { fieldsOn, screensOf, shownAt } from './devices.ts';

const named = (name: string, active = DEFAULT_BREAKPOINTS) =>
  screensOf(active).find((one) => one.name === name) ?? screensOf(active)[0];
const ends = (widths: Readonly<Record<string, number>>): readonly Breakpoint[] =>
  BREAKPOINTS.flatMap((one) => {
    const value = widths[one.device];
    return value ? [{ ...one, value }] : [];
  });

/** The device whose rules apply at a width: the narrowest that includes it, or the widest that has begun. */
function deviceAt(width: number, active: readonly Breakpoint[]): string {
  const byWidth = active.toSorted((a, b) => a.value - b.value);
  const ending = byWidth.find(({ direction, value }) => direction === 'max' && width <= value);
  const begun = byWidth.findLast(({ direction, value }) => direction === 'min' && width >= value);
  return (ending ?? begun)?.device ?? 'desktop';
}

test.each([
  ['a desktop with room enough fills it', 'desktop', 1600, { pageWidth: 1600, scale: 1 }],
  [
    'a desktop with less room is shown smaller, not narrower',
    'desktop',
    640,
    { pageWidth: 1280, scale: 0.5 },
  ],
  ['a tablet with room enough', 'tablet', 1000, { pageWidth: 820, scale: 1 }],
  ['a tablet with less room', 'tablet', 615, { pageWidth: 820, scale: 0.75 }],
  ['a phone', 'mobile', 816, { pageWidth: 375, scale: 1 }],
  ['a phone on a phone', 'mobile', 375, { pageWidth: 375, scale: 1 }],
  ['a desktop on a phone is a desktop all the same', 'desktop', 320, { pageWidth: 1280, scale: 0.25 }],
] as const)('PB-24 %s', (_, device, room, shown) => {
  expect(shownAt(named(device), room)).toEqual(shown);
});

test.each([
  ['the usual widths', DEFAULT_BREAKPOINTS],
  ['every device that there is', BREAKPOINTS],
  ['phones that end where most tablets begin', ends({ mobile: 899, tablet: 1199 })],
  ['tablets as wide as desktops', ends({ mobile: 767, tablet: 1400 })],
  ['narrow devices', ends({ mobile: 330, tablet: 500 })],
  ['a wide screen that begins early', ends({ mobile: 767, tablet: 1024, widescreen: 1250 })],
  ['tablets that end before phones', ends({ mobile: 1024, tablet: 767 })],
])('K each screen shows the look of the device that it names, with %s', (_, active) => {
  for (const room of [320, 1000, 1600, 3000])
    for (const screen of screensOf(active)) {
      const { pageWidth } = shownAt(screen, room);
      expect([screen.name, deviceAt(pageWidth, active)]).toEqual([screen.name, screen.name]);
    }
});

test('K a screen takes after wider ones, the widest after the desktop', () => {
  const after = Object.fromEntries(screensOf(BREAKPOINTS).map((one) => [one.name, one.after]));
  expect(Object.keys(after)).toEqual([
    ...['widescreen', 'desktop', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'],
  ]);
  expect(after).toMatchObject({ widescreen: ['desktop'], desktop: [], laptop: ['desktop'] });
  expect(after.mobile).toEqual(['mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop']);
});

test('K whatever device of the kit something is hidden on is named, and can be chosen while that device is shown', () => {
  const active = ends({ mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 });
  const offered = (device: string, settings = {}) =>
    fieldsOn(named(device, active), visibility(), settings).map(({ name }) => name);
  const usual = ['hide_desktop', 'hide_tablet', 'hide_mobile'];
  expect(offered('desktop')).toEqual(usual);
  expect(offered('laptop')).toEqual([...usual, 'hide_laptop']);
  expect(offered('desktop', { hide_widescreen: 'hidden-widescreen' })).toEqual([...usual, 'hide_widescreen']);
  const settings = { hide_laptop: 'hidden-laptop', hide_mobile: 'hidden-mobile', hide_tablet: '' };
  const props = { id: 'x', element: JSON.stringify({ settings }) };
  expect(hiddenOn({ type: 'heading', props })).toEqual(['laptop', 'mobile']);
});
