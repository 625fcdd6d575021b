import { expect, test } from 'vitest';
import { pageHeadOf } from './pageHead.ts';

test('PB-24 a page says what search engines and links to it show', () => {
  const social_image = { url: '/media/a-960.webp', alt: 'A house', width: 2400, height: 1600 };
  expect(
    pageHeadOf({ search_title: ' Glass ', post_excerpt: 'Made here.', social_image, noindex: 'yes' }),
  ).toEqual({
    title: 'Glass',
    description: 'Made here.',
    picture: { src: '/media/a-960.webp', alt: 'A house', width: 2400, height: 1600 },
    isHidden: true,
  });
});

test.each([
  ['nothing', {}],
  ['PHP’s empty map', []],
  ['wrong types', { search_title: [], post_excerpt: {}, social_image: 'x', noindex: true }],
  ['a picture of another site', { social_image: { url: 'https://elsewhere.example/a.png' } }],
  ['a picture of another site without a scheme', { social_image: { url: '//elsewhere.example/a.png' } }],
  ['a script for a picture', { social_image: { url: 'javascript:alert(1)' } }],
])('PB-24 a page that says %s is shown by its name alone', (_, settings) => {
  expect(pageHeadOf(settings)).toEqual({ title: '', description: '', picture: null, isHidden: false });
});
