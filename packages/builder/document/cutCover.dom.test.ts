import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import testimonialSheet from '../widgets/testimonial/testimonial.sheet.css?inline';
import testimonialsSheet from '../widgets/testimonial-carousel/testimonial-carousel.sheet.css?inline';
import videoSheet from '../widgets/video/video.css?inline';
import { documentStyles } from './documentStyles.ts';

/** A widget with a picture cropped to portrait format, on a page; returns the boxes of its parts. */
function drawn(widgetType: string, css: string, settings: object, inside: string) {
  const widget = { id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] };
  const sheet = document.createElement('style');
  sheet.textContent = css + documentStyles(parseDocument([widget], { id: 7, cleanHtml: (html) => html }));
  const page = document.createElement('div');
  page.innerHTML = `<div class="elementor-7" style="inline-size:320px">
    <div class="elementor-element elementor-element-abc1234 elementor-widget-${widgetType}">${inside}</div></div>`;
  document.head.append(sheet);
  document.body.append(page);
  onTestFinished(() => {
    sheet.remove();
    page.remove();
  });
  return (selector: string) => page.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

const IMG = '<img class="size-custom" width="100" height="200" alt="">';

const cutAs = (group: string) => ({
  [`${group}_size`]: 'custom',
  [`${group}_custom_dimension`]: { width: 100, height: 200 },
});

test('K a picture that was cut upright covers a wide video with what the cut left of it', () => {
  const box = drawn(
    'video',
    videoSheet,
    { image_overlay: { url: '/a.webp', id: 5 }, ...cutAs('image_overlay') },
    `<div class="elementor-wrapper"><div class="elementor-custom-embed-image-overlay">${IMG}</div></div>`,
  );
  const [frame, picture] = [box('.elementor-wrapper'), box('img')];
  expect([frame.width, frame.height]).toEqual([320, 180]);
  expect([picture.width, picture.height]).toEqual([320, 640]);
  expect(picture.y - frame.y).toBe(-230);
  expect(picture.x).toBe(frame.x);
});

test.each([
  ['testimonial', testimonialSheet, 'testimonial_image', 'elementor-testimonial-image', 60],
  ['testimonial-carousel', testimonialsSheet, 'image_size', 'elementor-testimonial__image', 50],
  ['reviews', testimonialsSheet, 'image_size', 'elementor-testimonial__image', 50],
])(
  'K a face of a %s that was cut upright fills its square with what the cut left of it',
  (type, css, group, place, side) => {
    const inside = `<div class="${place}"><picture>${IMG}</picture></div>`;
    const usual = drawn(type, css, cutAs(group), inside);
    expect([usual('picture').width, usual('picture').height]).toEqual([side, side]);
    expect([usual('img').width, usual('img').height]).toEqual([side, side * 2]);
    expect(usual('img').y - usual('picture').y).toBe(-side / 2);
    const chosen = drawn(type, css, { ...cutAs(group), image_size: { unit: 'px', size: 80 } }, inside);
    expect([chosen('picture').width, chosen('img').width, chosen('img').height]).toEqual([80, 80, 160]);
  },
);
