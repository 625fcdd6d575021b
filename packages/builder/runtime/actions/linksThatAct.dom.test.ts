import { afterEach, expect, test } from 'vitest';
import { builderIslands } from '../../islands.ts';

const island = builderIslands.find(({ name }) => name === 'link-actions');

afterEach(() => {
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

test.each([
  ['href="/a.jpg"', 'yes', true],
  ['href="/a.JPEG?w=9"', 'yes', true],
  ['href="/a.avif" target="_blank"', 'yes', true],
  ['href="/a.jpg"', undefined, false],
  ['href="/a.jpg" data-elementor-open-lightbox="yes"', undefined, true],
  ['href="/a.jpg" data-elementor-open-lightbox="no"', 'yes', false],
  ['href="/a.jpg" download', 'yes', false],
  ['href="https://youtu.be/abc" data-elementor-lightbox-video="https://youtu.be/abc"', 'yes', true],
  ['href="https://shop.example.jp/cart/"', 'yes', false],
  ['href="/about/"', 'yes', false],
  ['href="%23elementor-action%3Aaction%3Dlightbox%26settings%3De30%3D"', undefined, true],
])('PB-21 PB-23 a click on <a %s> where the kit says %s waits for the code: %s', (attributes, kit, waits) => {
  Object.assign(window, { elementorFrontendConfig: { kit: kit ? { global_image_lightbox: kit } : [] } });
  const link = new Range().createContextualFragment(`<a ${attributes}>x</a>`).firstElementChild;
  if (!link || !island?.takes) throw new Error('no link, or nobody who would take it');
  expect(link.matches(island.selector) && island.takes(link)).toBe(waits);
});
