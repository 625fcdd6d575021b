import { expect, test } from 'vitest';
import { pageFrameOf, withTemplate } from './pageFrame.ts';

test.each<[unknown, unknown, string]>([
  [{ template: 'elementor_canvas' }, {}, 'canvas'],
  [{ template: 'elementor_header_footer' }, {}, 'full'],
  [{ template: 'elementor_theme' }, { default_page_template: 'elementor_canvas' }, 'theme'],
  [{ template: 'default' }, { default_page_template: 'elementor_canvas' }, 'canvas'],
  [{}, { default_page_template: 'elementor_header_footer' }, 'full'],
  [[], undefined, 'default'],
  [{ template: 'page-templates/somebody-elses.php' }, {}, 'default'],
  [{ template: { x: 1 } }, { default_page_template: 7 }, 'default'],
  [null, null, 'default'],
])('PB-01 %j on a site with %j is framed as %s', (settings, site, frame) => {
  expect(pageFrameOf(settings, site)).toBe(frame);
});

test('KT-04 what stands around a page comes along, wherever a kit has written it', () => {
  const canvas = { template: 'elementor_canvas' };
  expect(withTemplate([], { _wp_page_template: 'elementor_canvas' })).toEqual(canvas);
  expect(withTemplate({ margin: 1 }, { _wp_page_template: ['elementor_canvas'] })).toEqual({
    margin: 1,
    ...canvas,
  });
  expect(withTemplate(canvas, { _wp_page_template: 'elementor_theme' })).toBe(canvas);
  for (const nothing of [[], null, { _wp_page_template: 'default' }, { _wp_page_template: { x: 1 } }])
    expect(withTemplate(canvas, nothing)).toBe(canvas);
});
