import { expect, test } from 'vitest';
import { picturesIn, withSizes } from './withSizes.ts';

const HASH = '0123456789abcdef0123';
const SOURCES = [
  { url: `/media/${HASH}-960.webp`, width: 960, type: 'image/webp' },
  { url: `/media/${HASH}-1920.webp`, width: 1920, type: 'image/webp' },
  { url: `/media/${HASH}-1280.jpg`, width: 1280, type: 'image/jpeg' },
];
const SRCSET = `srcset="/media/${HASH}-960.webp 960w, /media/${HASH}-1920.webp 1920w"`;
const sized = (html: string) => withSizes(html, (picture) => (picture === HASH ? SOURCES : []));

test('TH-10 an uploaded picture offers all of its sizes, and keeps what it has', () => {
  const tag = `<img alt="A &gt; B" src="/media/${HASH}-960.webp" width="2400" height="1600" loading="lazy"/>`;
  expect(picturesIn(`<p>${tag}</p>${tag}`)).toEqual([HASH]);
  expect(sized(`<p>${tag}</p>`)).toBe(
    `<p>${tag.slice(0, -2)} ${SRCSET} sizes="auto, (min-width: 80rem) 80rem, 100vw"/></p>`,
  );
});

test('TH-10 a picture without a place of its own is chosen by the width of the page', () => {
  expect(sized(`<img src="/media/${HASH}-960.webp">`)).toBe(
    `<img src="/media/${HASH}-960.webp" ${SRCSET} sizes="(min-width: 80rem) 80rem, 100vw"/>`,
  );
});

test('K a picture that is cut says itself how wide its file has to be', () => {
  const tag = `<img src="/media/${HASH}-960.webp" width="300" height="600" sizes="900px" loading="lazy"/>`;
  expect(sized(tag)).toBe(`${tag.slice(0, -2)} ${SRCSET}/>`);
});

test('TH-10 a small picture is not said to be wider than it is', () => {
  const small = [320, 600].map((width) => ({ url: `/${width}.webp`, width, type: 'image/webp' }));
  expect(withSizes(`<img src="/media/${HASH}-600.webp">`, () => small)).toContain(
    'sizes="(min-width: 600px) 600px, 100vw"',
  );
});

test.each([
  ['offers sizes already', `<img src="/media/${HASH}-960.webp" srcSet="/a.webp 2x">`],
  ['is of another site', `<img src="https://elsewhere.example/media/${HASH}-960.webp">`],
  ['is not in the library', '<img src="/media/ffffffffffffffffffff-960.webp">'],
  ['is no upload', '<img src="/pictures/still-life.svg">'],
])('TH-10 a picture that %s stays as it is', (_, html) => {
  expect(sized(html)).toBe(html);
});
