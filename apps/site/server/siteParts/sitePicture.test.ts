import { lightboxSources } from '@portico/builder/document';
import { expect, test } from 'vitest';
import { sitePicture } from './sitePicture.ts';

const WORDS = {
  alt: 'A hull',
  title: 'Ada',
  caption: 'By <a href="/a/">A &amp; B</a>',
  description: '<p>Built</p>',
};

test.each([
  [{}, 'Ada', 'Built'],
  [{ lightbox_title_src: 'caption', lightbox_description_src: 'alt' }, 'By A & B', 'A hull'],
  [{ lightbox_title_src: '', lightbox_description_src: '' }, '', ''],
  [{ lightbox_title_src: 'constructor', lightbox_description_src: 7 }, 'Ada', 'Built'],
  [null, 'Ada', 'Built'],
])('K with a kit that says %j the lightbox says %j and %j', (kit, title, description) => {
  expect(sitePicture(WORDS, lightboxSources(kit)).lightbox).toEqual({ title, description });
});
