import { expect, test } from 'vitest';
import { followsElementor } from './followsElementor.ts';

const font = (more: object): object => ({
  system_typography: [{ _id: 'primary', typography_typography: 'custom', ...more }],
});

test.each<[string, unknown, boolean]>([
  ['as Elementor exports it', font({ title: 'Primary', typography_font_family: 'Roboto' }), true],
  ['in another language', font({ title: 'Überschriften' }), true],
  ['with fonts that the style of a site of ours named', font({ title: 'primary' }), false],
  ['with fonts that say nothing', { system_typography: [{ _id: 'primary', title: 'Primary' }] }, false],
  ['with colours alone', { system_colors: [{ _id: 'primary', title: 'Primary', color: '#123456' }] }, false],
  ['that is none', null, false],
])('K a kit %s', (_name, settings, is) => {
  expect(followsElementor(settings)).toBe(is);
});
