import { expect, test } from 'vitest';
import type { Settings } from '../settings/read.ts';
import { withoutGlobal } from './withoutGlobal.ts';

const COLOR = { title_color: 'globals/colors?id=primary' };
const FONT = { typography_typography: 'globals/typography?id=text' };

test.each<[string, string, Settings, Settings]>([
  ['a colour', 'title_color', { a: 1, __globals__: { ...COLOR, ...FONT } }, { a: 1, __globals__: FONT }],
  ['the last one', 'title_color', { a: 1, __globals__: COLOR }, { a: 1 }],
  [
    'a font, by its size',
    'typography_font_size',
    { __globals__: { ...COLOR, ...FONT } },
    { __globals__: COLOR },
  ],
])('PB-24 a value that is entered counts instead of the site’s: %s', (_, name, settings, expected) => {
  expect(withoutGlobal(settings, name)).toEqual(expected);
});

test.each<[string, Settings]>([
  ['title', { __globals__: { ...COLOR, ...FONT } }],
  ['title_typography_font_size', { __globals__: FONT }],
  ['title_color', { __globals__: [] }],
  ['title_color', {}],
])('PB-24 entering %s leaves what others refer to as it is', (name, settings) => {
  expect(withoutGlobal(settings, name)).toBe(settings);
});
