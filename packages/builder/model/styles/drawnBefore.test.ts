import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings/read.ts';
import { drawTable } from './drawTable.ts';
import { enteredBy } from './entered.ts';
import { type PageDevices, pageDevices } from './knownTables.ts';
import { widgetTable } from './tables/widgetTable.ts';

const PX = { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' };
const VARIANTS: readonly Settings[] = [
  { _padding: PX },
  { _padding: { ...PX } },
  { _padding: { ...PX, left: '5' } },
  { _padding: { ...PX, unit: 'em' } },
  { _padding: { unit: 'px', top: '1' } },
  { _padding: PX, _padding_mobile: PX },
  { _padding_mobile: PX },
  { _padding: PX, _margin: PX },
  { _padding: PX, title: 'Not for this table' },
  { _background_background: 'classic', _background_color: '#123456' },
  { _background_background: 'gradient', _background_color: '#123456' },
  { _background_background: 'classic', _background_image: { url: '/a.png', sizes: { url: '/b.png' } } },
  { _background_background: 'classic', _background_image: { url: '/c.png', sizes: { url: '/b.png' } } },
  ...['accent', 'primary'].map((id) => ({
    ...{ _background_background: 'classic', _background_color: '#123456' },
    __globals__: { _background_color: `globals/colors?id=${id}` },
  })),
  { _background_background: 'classic', _background_color_mobile: '#123456' },
  {
    ...{ _background_background: 'classic', _background_color_mobile: '#123456' },
    __globals__: { _background_color_mobile: 'globals/colors?id=accent' },
  },
  { _background_background: 'classic', __globals__: { other_color: 'globals/colors?id=accent' } },
];

const drawn = (settings: Settings, devices: PageDevices) =>
  drawTable(widgetTable, enteredBy(settings, devices.lately), devices);

describe('K: the sheet of a page', () => {
  test('an element is drawn by its own settings, whatever stands before it', () => {
    const alone = VARIANTS.map((settings) => drawn(settings, pageDevices(DEFAULT_BREAKPOINTS)));
    for (const first of VARIANTS)
      for (const second of VARIANTS)
        VARIANTS.forEach((third, index) => {
          const devices = pageDevices(DEFAULT_BREAKPOINTS);
          drawn(first, devices);
          drawn(second, devices);
          expect(drawn(third, devices)).toEqual(alone[index]);
        });
  });

  test('what an element nearby says as well is not drawn again', () => {
    const devices = pageDevices(DEFAULT_BREAKPOINTS);
    const first = drawn({ title: 'One', _padding: PX }, devices);
    expect(first).not.toEqual([]);
    expect(drawn({ title: 'Two', _padding: { ...PX } }, devices)).toBe(first);
  });
});
