import { expect, test } from 'vitest';
import { picturesBehind, withEarlySizes, withSheetSizes } from './sheetSizes.ts';

const HASH = '0123456789abcdef0123';
const files = (...widths: readonly number[]) => [
  ...widths.map((width) => ({ url: file(width), width, type: 'image/webp' })),
  { url: `/media/${HASH}-1280.jpg`, width: 1280, type: 'image/jpeg' },
];
const file = (width: number) => `/media/${HASH}-${width}.webp`;
const HERO = `.a{background-image:url("${file(960)}")}`;

test('K a picture behind a hero is sharp on a wide screen and small on a phone', () => {
  expect(picturesBehind(HERO + HERO)).toEqual([HASH]);
  expect(withSheetSizes(HERO, () => files(320, 640, 960, 1280, 1920))).toBe(
    `:root{--p-${HASH}:url("${file(1920)}")}` +
      `@media (max-width:1280px){:root{--p-${HASH}:image-set(url("${file(1280)}") 0.6667x)}}` +
      `@media (max-width:640px){:root{--p-${HASH}:image-set(url("${file(960)}") 0.5x)}}` +
      `.a{background-image:var(--p-${HASH})}`,
  );
});

test('K a small picture is its largest file, and one that nobody knows stays as it is', () => {
  expect(withSheetSizes(HERO, () => files(320, 700))).toBe(`.a{background-image:url("${file(700)}")}`);
  expect(withSheetSizes(HERO, () => [])).toBe(HERO);
  expect(withSheetSizes('.a{color:red}', () => files(1920))).toBe('.a{color:red}');
});

test('K what a page asks for early is what its sheet will show', () => {
  const link = (width: number, media: string) =>
    `<link rel="preload" as="image" href="${file(width)}" fetchPriority="high" media="${media}"/>`;
  const early = (media: string) => withEarlySizes(link(960, media), () => files(320, 640, 960, 1280, 1920));
  expect(early('all')).toBe(
    link(960, '(max-width:640px)') +
      link(1280, '(min-width:640.02px) and (max-width:1280px)') +
      link(1920, '(min-width:1280.02px)'),
  );
  expect(early('(max-width:767px)')).toBe(
    link(960, '(max-width:640px)') + link(1280, '(min-width:640.02px) and (max-width:767px)'),
  );
  expect(withEarlySizes(link(960, 'all'), () => [])).toBe(link(960, 'all'));
});
