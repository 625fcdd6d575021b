import { expect, test } from 'vitest';
import { shareLinks } from './shareLinks.ts';

const slide = {
  url: 'https://site.test/a b.jpg',
  title: '',
  description: '',
  alt: '',
  video: null,
  actionHash: '#elementor-action%3Ax',
};

test('PB-21 a slide is shared with the address that opens it again', () => {
  const links = shareLinks(slide, 'https://site.test/page/?a=1#old');
  expect(links).toEqual([
    {
      kind: 'facebook',
      href: 'https://www.facebook.com/sharer.php?u=https%3A%2F%2Fsite.test%2Fpage%2F%3Fa%3D1%23elementor-action%253Ax',
    },
    {
      kind: 'x',
      href: 'https://x.com/intent/tweet?text=%20https%3A%2F%2Fsite.test%2Fpage%2F%3Fa%3D1%23elementor-action%253Ax',
    },
    {
      kind: 'pinterest',
      href: 'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fsite.test%2Fpage%2F%3Fa%3D1%23elementor-action%253Ax&media=https%3A%2F%2Fsite.test%2Fa%20b.jpg',
    },
    { kind: 'download', href: 'https://site.test/a b.jpg' },
  ]);
});

test('PB-21 a slide without an action is shared with its page; a video is not downloaded', () => {
  const video = { source: 'frame', url: 'https://player.vimeo.com/video/1' } as const;
  const links = shareLinks({ ...slide, actionHash: null, video }, 'https://site.test/page/');
  expect(links[0]?.href).toBe('https://www.facebook.com/sharer.php?u=https%3A%2F%2Fsite.test%2Fpage%2F');
  expect(links.map(({ kind }) => kind)).not.toContain('download');
});
