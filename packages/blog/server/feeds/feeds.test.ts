import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { runningBlog, seedPost } from '../testing/blogTestServer.ts';
import { absoluteLinks } from './absoluteLinks.ts';

const NASTY = 'A ]]> & <b> "title" \u0007 😀';

describeOnBothEngines('feeds', (engine) => {
  test('TH-10 feeds, map and robots are well formed whatever posts say, and cost nothing when unchanged', async () => {
    const { app, seed } = await runningBlog(engine, {
      site: async () => ({ title: 'Fox & Fir', description: '<i>', language: 'en' }),
      languages: () => ['en', 'de'],
    });
    await seed([
      seedPost({
        title: NASTY,
        slug: 'one',
        html: '<p>Text ]]> &amp; <img src="/media/a.webp" srcset="/media/a.webp 1x, /media/b.webp 2x"></p>',
        author: { name: 'A & B' },
        categories: [{ name: 'News & <more>', slug: 'news' }],
        tags: [{ name: '"t"' }],
      }),
      seedPost({ title: 'Andere', language: 'de' }),
      seedPost({ title: 'Other', categories: [{ name: 'Else' }] }),
    ]);
    const headers = { host: 'fox.example' };
    for (const [url, type] of [
      ['/feed/', 'application/rss+xml'],
      ['/feed/atom/', 'application/atom+xml'],
      ['/category/news/feed/', 'application/rss+xml'],
      ['/category/news/feed/atom/', 'application/atom+xml'],
      ['/tag/t/feed/', 'application/rss+xml'],
      ['/author/a-b/feed/', 'application/rss+xml'],
      ['/author/a-b/feed/atom/', 'application/atom+xml'],
      ['/sitemap.xml', 'application/xml'],
    ] as const) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers['content-type'], url).toContain(type);
      const texts = parsed(answer.body);
      expect(answer.body, url).toContain('http://fox.example/one/');
      if (type !== 'application/xml') {
        expect(texts).toContain('A ]]> & <b> "title" 😀');
        expect(texts.join()).toContain('http://fox.example/media/b.webp 2x');
        expect(answer.body.includes('Other'), url).toBe(url.startsWith('/feed'));
        expect(answer.body, url).not.toContain('Andere');
      }
      const again = await app.inject({
        url,
        headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
      });
      expect(again.statusCode, url).toBe(304);
    }
    expect((await app.inject({ url: '/robots.txt', headers })).body).toContain(
      'Sitemap: http://fox.example/sitemap.xml',
    );
    const german = (await app.inject({ url: '/language/de/feed/', headers })).body;
    expect(german).toContain('<language>de</language>');
    expect(german).toContain('<title>Andere</title>');
    expect(german).not.toContain('Other');
    for (const url of ['/category/nothing/', '/tag/nothing/', '/author/nobody/', '/language/xx/'])
      expect((await app.inject(`${url}feed/`)).statusCode, url).toBe(404);
    const forged = await app.inject({ url: '/feed/', headers: { host: 'x"><script>' } });
    expect(forged.body).not.toContain('<script>');
  });
});

test('TH-10 only own addresses are made whole, those that count from the post too', () => {
  const links = (...addresses: readonly string[]) =>
    addresses.map((link) => `<a href="${link}">x</a>`).join('');
  expect(
    absoluteLinks(
      links('/a/', '//b', 'https://c/', 'mailto:d@e', '#note', '?page=2&amp;x=1', '../f/'),
      'https://s/post/',
    ),
  ).toBe(
    links(
      'https://s/a/',
      '//b',
      'https://c/',
      'mailto:d@e',
      'https://s/post/#note',
      'https://s/post/?page=2&amp;x=1',
      'https://s/f/',
    ),
  );
  expect(absoluteLinks('<img srcset="a.webp 1x, https://c/b.webp 2x, //[ 3x">', 'https://s/post/')).toBe(
    '<img srcset="https://s/post/a.webp 1x, https://c/b.webp 2x, //[ 3x">',
  );
});

/** Throws where the text is no XML. */
function parsed(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.on('cdata', (text) => texts.push((texts.pop() ?? '') + text));
  parser.write(xml).close();
  return texts;
}
