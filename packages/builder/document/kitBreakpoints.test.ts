import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { expect, test } from 'vitest';
import { kitBreakpoints } from '../model/kit/kitBreakpoints.ts';
import { documentStyles } from './documentStyles.ts';

test('a kit that says nothing has the usual devices', () => {
  for (const settings of [undefined, {}, [], { active_breakpoints: 'x', viewport_mobile: 'wide' }])
    expect(kitBreakpoints(settings)).toEqual(DEFAULT_BREAKPOINTS);
});

test('a kit from before Elementor 3.2 says where the next device begins', () => {
  const ends = (settings: unknown) => kitBreakpoints(settings).map(({ value }) => value);
  expect(ends({ viewport_md: 900, viewport_lg: '1200' })).toEqual([899, 1199]);
  expect(ends({ viewport_md: 900, viewport_mobile: 600, viewport_lg: '' })).toEqual([600, 1024]);
});

test('a kit’s own devices are drawn in their order, the wide one upwards', () => {
  const active = kitBreakpoints({
    active_breakpoints: ['viewport_mobile', 'viewport_laptop', 'viewport_widescreen'],
    viewport_mobile: 600,
    viewport_widescreen: '2000',
  });
  const px = (size: number): object => ({ unit: 'px', size });
  const settings = {
    typography_typography: 'custom',
    typography_font_size: px(4),
    typography_font_size_mobile: px(1),
    typography_font_size_laptop: px(3),
    typography_font_size_tablet: px(2),
    typography_font_size_widescreen: px(5),
    hide_laptop: 'hidden-laptop',
  };
  const element = { id: 'a', elType: 'widget', widgetType: 'heading', settings, elements: [] } as const;
  const css = documentStyles({ id: '1', type: 'wp-page', settings: {}, elements: [element] }, active);
  const own = '.elementor-1 .elementor-element.elementor-element-a';
  expect(css).toBe(
    [
      `${own} .elementor-heading-title{font-size:4px}`,
      `@media (max-width:1366px){${own} .elementor-heading-title{font-size:3px}}`,
      `@media (max-width:600px){${own} .elementor-heading-title{font-size:1px}}`,
      `@media (min-width:2000px){${own} .elementor-heading-title{font-size:5px}}`,
      `@media (min-width:601px) and (max-width:1366px){${own}{display:none!important}}`,
    ].join(''),
  );
});
