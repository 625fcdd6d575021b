import { describe, expect, test } from 'vitest';
import { isImageAddress, opensLightbox } from './opensLightbox.ts';

describe('PB-21 which addresses are pictures', () => {
  test.each(['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'PNG', 'Jpg'])('.%s is one', (ending) => {
    expect(isImageAddress(`https://site.test/a.${ending}`)).toBe(true);
    expect(isImageAddress(`/a.${ending}?w=9`)).toBe(true);
  });

  test.each(['/a.pdf', '/a.jpg#x', '/png', '/a.jpg/', '/a?file=b.jpg', '', '.jpg.html', '/a.jpgx'])(
    '%j is none',
    (address) => {
      expect(isImageAddress(address)).toBe(false);
    },
  );
});

describe('PB-21 which links open the lightbox', () => {
  const link = {
    href: '/a.jpg',
    isDownload: false,
    openLightbox: null,
    hasVideo: false,
    hasDescription: false,
  };

  test.each([
    ['a picture, with the kit’s switch on', link, true, true],
    ['a picture, with the switch off', link, false, false],
    ['a picture that asks for it', { ...link, openLightbox: 'yes' }, false, true],
    ['a picture that asks not to', { ...link, openLightbox: 'no' }, true, false],
    ['a download', { ...link, openLightbox: 'yes', isDownload: true }, true, false],
    ['another page', { ...link, href: '/page/', openLightbox: 'yes' }, true, false],
    ['a link to a video', { ...link, href: '/page/', openLightbox: 'yes', hasVideo: true }, false, true],
    [
      'a box with a description',
      { ...link, href: null, openLightbox: 'yes', hasDescription: true },
      false,
      true,
    ],
    ['a box without one', { ...link, href: null, openLightbox: 'yes' }, false, false],
  ])('%s', (_what, candidate, isOnByDefault, opens) => {
    expect(opensLightbox(candidate, isOnByDefault)).toBe(opens);
  });
});
