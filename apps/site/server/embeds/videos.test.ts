import { frameOrigins } from '@portico/builder/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { videos } from './videos.tsx';

async function shown(named: Record<string, string>, bare: string[] = []): Promise<string | null> {
  const embedded = await videos.embed({ named, bare }, { pagePath: '/', postId: 1, count: () => 1 });
  return embedded && renderToStaticMarkup(embedded.element);
}

test.each([
  ['https://youtu.be/XHOmBV4js_E', 'youtube', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/235215203', 'vimeo', 'https://player.vimeo.com'],
])('TH-10 %s in a text is a video of %s, which the page may frame', async (src, provider, origin) => {
  const html = (await shown({ src })) ?? '';
  expect(html).toContain(`data-frame-of="${provider}"`);
  expect(frameOrigins(html)).toContain(origin);
});

test('TH-10 a file is played by the browser itself, whichever name the code has for it', async () => {
  for (const html of [await shown({ mp4: '/media/a.mp4' }), await shown({}, ['/media/a.mp4?x=1'])])
    expect(html).toMatch(/<video[^>]+src="\/media\/a\.mp4/);
});

test.each([
  '',
  'https://example.org/page',
  'javascript:alert(1)//.mp4',
  'data:video/mp4;base64,AAAA.mp4',
  'https://youtu.be/"onload=alert(1)',
  `https://youtu.be/${'a'.repeat(3_000)}`,
])('TH-10 %.60s is no video, and the code stays as it is written', async (src) => {
  expect(await shown({ src })).toBeNull();
});
