import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { SeedComment } from '../comments/seedComments.ts';
import type { BlogTables } from '../tables.ts';
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

describeOnBothEngines('what is said, as a feed', (engine) => {
  test('TH-10 comments have the feeds of WordPress: of the site and of each post, only what visitors see, and anew with each', async () => {
    const { app, ports, seed, server } = await runningBlog(engine, {
      site: async () => ({ title: 'Fox & Fir', description: '', language: 'de' }),
      postsPath: async () => '/news/',
    });
    const [one = 0, draft = 0] = await seed([
      seedPost({ title: NASTY, slug: 'one' }),
      seedPost({ title: 'Later' }),
      seedPost({ title: 'Other', slug: 'other' }),
    ]);
    await ports.database
      .tables<BlogTables>()
      .updateTable('blog_posts')
      .set({ status: 'draft' })
      .where('id', '=', draft)
      .execute();
    const said: SeedComment = {
      author: '',
      content: '',
      postId: String(one),
      madeAt: Date.UTC(2026, 1, 2),
      answers: null,
    };
    const say = (...comments: readonly Partial<SeedComment>[]) =>
      ports.database.transaction((transaction) =>
        server.comments.seed(
          transaction,
          comments.map((comment) => ({ ...said, ...comment })),
        ),
      );
    const read = async (url: string) => (await app.inject({ url, headers: { host: 'fox.example' } })).body;
    expect(parsed(await read('/comments/feed/'))).toContain('Kommentare zu Fox & Fir');
    await say(
      { author: 'Ann & Co', content: 'First ]]> <b>\n\nSecond' },
      { author: 'Spammer', content: 'Pills', status: 'spam' },
      { author: 'Early', content: 'Too early', postId: String(draft) },
    );
    for (const url of ['/comments/feed/', '/one/feed/']) {
      const texts = parsed(await read(url)).join('|');
      expect(texts, url).toContain('<p>First ]]&gt; &lt;b&gt;</p>\n<p>Second</p>');
      expect(texts, url).toContain('Ann & Co');
      expect(texts, url).toMatch(/http:\/\/fox\.example\/one\/#comment-\d+/);
      expect(texts, url).not.toMatch(/Pills|Too early/);
    }
    expect(await read('/other/feed/')).not.toContain('<item>');
    expect((await app.inject('/nothing/feed/')).statusCode).toBe(404);
    expect((await app.inject('/news/feed/')).headers.location).toBe('/feed/');
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

/** Throws if the text is not valid XML. */
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
