import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DocumentView, type StandIn, StandInsProvider } from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { missingPicture } from '../model/settings/missingPicture.ts';
import { withStandIns } from '../model/settings/standIns.ts';

const AWAY = 'https://away.example/quay.jpg';
const foreign: StandIn = (address, { width, height }) =>
  /^(https?:)?\/\//.test(address) ? `/box-${width}x${height}.svg` : null;
const parse = (widgetType: string, settings: unknown) =>
  parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }], {
    id: 7,
    cleanHtml,
  });
const draw = (widgetType: string, settings: unknown, standIn: StandIn | null = foreign): string =>
  renderToString(
    <StandInsProvider value={standIn}>
      <DocumentView document={parse(widgetType, settings)} />
    </StandInsProvider>,
  );
const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const source = (url: string, $$type = 'image-src') => typed({ id: null, url: typed(url, 'url') }, $$type);
const picture = { id: 7, url: AWAY, alt: 'The quay' };

describe('K a picture that cannot be shown', () => {
  test.each<[string, unknown, string]>([
    ['image', { image: { ...picture, width: 640, height: 480 } }, '640x480'],
    ['image', { image: { id: 7, url: 'https://away.example/quay-300x200.jpg?v=2' } }, '300x200'],
    [
      'image',
      { image: picture, image_size: 'custom', image_custom_dimension: { width: 320, height: '180' } },
      '320x180',
    ],
    ['image', { image: picture, image_size: 'thumbnail' }, '150x150'],
    ['image', { image: { id: '', url: '//away.example/photo?id=9' } }, '1200x800'],
    ['image-box', { image: picture, thumbnail_size: 'large' }, '1024x683'],
    ['testimonial', { testimonial_image: picture, testimonial_content: 'Good' }, '1200x800'],
    ['image-gallery', { wp_gallery: [{ id: 1, url: AWAY, width: 90, height: 60 }] }, '90x60'],
    ['image-carousel', { carousel: [{ id: 1, url: AWAY, width: 90, height: 60 }] }, '90x60'],
    ['icon', { selected_icon: { library: 'svg', value: { url: 'https://away.example/a.svg' } } }, '100x100'],
    ['e-image', { image: typed({ src: source(AWAY), size: typed('medium') }, 'image') }, '300x200'],
    ['e-svg', { svg: source('https://away.example/a.svg', 'svg-src') }, '100x100'],
    ['text-editor', { editor: `<p><img src="${AWAY}" width="30" height="20"></p>` }, '30x20'],
    ['text-editor', { editor: `<p><img src="${AWAY}" width="30"></p>` }, '30x20'],
    ['text-editor', { editor: `<p><img src="${AWAY}" height='40'></p>` }, '60x40'],
    ['wp-widget-media_image', { wp: { url: AWAY, alt: '' } }, '1200x800'],
  ])('is a box of its size in the widget %s with %j', (type, settings, size) => {
    const html = draw(type, settings);
    expect(html).toContain(`/box-${size}.svg`);
    expect(html).not.toMatch(/src="[^"]*away\.example/);
  });

  test('keeps its words, and a picture of the site stays', () => {
    expect(draw('image', { image: picture })).toMatch(/<img alt="The quay" src="\/box-1200x800.svg"/);
    expect(draw('image', { image: { ...picture, url: '/media/a.webp' } })).toContain('src="/media/a.webp"');
    expect(draw('image', { image: picture }, null)).toContain(AWAY);
  });

  test('links and recordings of other sites stay', () => {
    const settings = { link: { url: AWAY }, hosted_url: { id: 3, url: 'https://away.example/a.mp4' }, n: 1 };
    expect(withStandIns(settings, foreign)).toBe(settings);
  });

  test.each<[string, unknown]>([
    ['a number', 7],
    ['a list', [[AWAY]]],
    ['a script', { id: 1, url: 'javascript:alert(1)' }],
    ['markup in the address', { id: 1, url: `https://x/"><script>.jpg` }],
    ['a huge size', { id: 1, url: AWAY, width: 1e9, height: -1 }],
    ['a very long address', { id: 1, url: `https://x/${'a'.repeat(100_000)}.jpg` }],
    ['values in values', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)],
    ['an image of nothing', { $$type: 'image', value: 'x' }],
    ['a source of nothing', { $$type: 'image-src', value: { url: [] } }],
  ])('is never made of %s', (_, value) => {
    const html = draw('image', { image: value });
    expect(html).not.toMatch(/javascript:|<script/);
    expect(html).not.toMatch(/="-1"|1000000000|1e\+?9/);
    expect(withStandIns({ image: value }, foreign)).toBeTypeOf('object');
  });

  test('is named to whoever edits the page, with the reason', () => {
    const here = 'https://own.example';
    expect(missingPicture(AWAY, here)).toContain('“quay.jpg” is on away.example');
    expect(missingPicture('/media/quay.webp', here)).toContain('“quay.webp” is not there any more');
    const box = `/kit-pictures/${'0'.repeat(36)}-3x2.svg`;
    expect(missingPicture(box, here, 'hero.png')).toContain('“hero.png” could not be had');
    expect(missingPicture('', here)).toContain('The picture');
  });
});
