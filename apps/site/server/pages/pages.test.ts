import { originOf } from '@portico/kernel/server/http';
import { defaultThemeOptions, PREVIEW_PARAMETERS } from '@portico/theme/wire/public';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseSiteSettings } from '../settings/createSiteSettings.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';
import { anonymousForms } from './FormsVisit.ts';
import { slugPage } from './slugPage.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

/** Reads the whole body: a closing site waits until its responses have been received. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(site.address + path, { headers, redirect: 'manual' });
  return new Response((await answer.text()) || null, answer);
}

describe('pages that depend on the query', () => {
  test('a search is made for its visitor and not kept', async () => {
    const found = await get('/?s=larch');
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect(found.headers.get('etag')).toBeNull();
    expect(await found.text()).toContain('on “larch”');
    expect(await (await get('/')).text()).not.toContain('on “larch”');
  });

  test('a parameter that the page does not know changes nothing', async () => {
    const [plain, tagged] = await Promise.all([
      get('/blog/'),
      get('/blog/?utm_source=mail&__proto__=1&s=larch'),
    ]);
    expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  test('a parameter that comes twice is none', async () => {
    expect(await (await get('/?s=a&s=b')).text()).not.toContain('on “');
  });

  test('TH-08 the address of a preview shows visitors the public page, and is not kept', async () => {
    const address = `/blog/?${PREVIEW_PARAMETERS.changeset}=0f8fad5b-d9cb-469f-a165-70867728950e&${PREVIEW_PARAMETERS.nonce}=0123456789`;
    const preview = await get(address);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(await preview.text()).not.toContain('customize-previewing');
  });
});

describe('pages below the root', () => {
  test('a post has one address, with a slash, and keeps those that it had', async () => {
    expect((await get('/why-the-bars-are-thin')).headers.get('location')).toBe('/why-the-bars-are-thin/');
    expect((await get('/why-the-bars-are-thin/')).status).toBe(200);
    const { database, content } = site.ports;
    await database.transaction(async (transaction) => {
      const tables = transaction.tables<{
        blog_posts: { id: number; slug: string };
        blog_redirects: { slug: string; post: number };
      }>();
      const { id } = await tables
        .selectFrom('blog_posts')
        .select('id')
        .where('slug', '=', 'the-overlap')
        .executeTakeFirstOrThrow();
      await tables.insertInto('blog_redirects').values({ slug: 'the-lap', post: id }).execute();
      await content.touch(transaction, ['blog']);
    });
    const moved = await get('/the-lap/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/the-overlap/']);
  });

  test('TH-10 a post in another language says so in its first element, and the frame around it speaks the site’s', async () => {
    const german = await (await get('/wie-viel-waerme-brauche-ich/')).text();
    expect(german).toMatch(/<html lang="de" dir="ltr"/);
    expect(german).toContain('<div class="wrapper" lang="en-GB">');
    expect(german).toMatch(/<article [^>]*lang="de"/);
    const english = await (await get('/how-much-heat-do-i-need/')).text();
    expect(english).toMatch(/<html lang="en-GB"/);
    expect(english).toContain('<div class="wrapper">');
  });

  test('TH-10 the blog offers a language only while there are posts in it', async () => {
    const offered = async () => [
      (await (await get('/blog/')).text()).match(/hrefLang="(de|ar)"/gi)?.length ?? 0,
      (await (await get('/sitemap.xml')).text()).match(/\/language\/(de|ar)\/<\/loc>/g)?.length ?? 0,
    ];
    expect(await offered()).toEqual([4, 2]);
    const { database, content } = site.ports;
    await database.transaction(async (transaction) => {
      await transaction
        .tables<{ blog_posts: { status: string; language: string } }>()
        .updateTable('blog_posts')
        .set({ status: 'trash' })
        .where('language', '!=', 'en')
        .execute();
      await content.touch(transaction, ['blog']);
    });
    expect(await offered()).toEqual([0, 0]);
    expect(await (await get('/blog/')).text()).not.toContain('Also in');
  });

  test('what is no page is answered as what it is', async () => {
    expect((await get('/nothing-like-it/', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/nothing.ico')).status).toBe(404);
    expect((await get('/wp-json/unknown')).headers.get('content-type')).toContain('json');
  });

  test('the map of the site names its own pages, those of the editor, and what the shop has', async () => {
    const map = await (await get('/sitemap.xml')).text();
    for (const path of ['/contact/', '/glasshouses/', '/shop/']) expect(map).toContain(`${path}</loc>`);
    expect(map).toMatch(/\/product\/[\w-]+\/<\/loc>/);
  });

  test('the first source that knows a slug answers', async () => {
    const content = (title: string) => ({ title, description: '', body: null });
    const page = slugPage([
      { tags: (slug) => [`one:${slug}`], render: async (slug) => (slug === 'a' ? content('first') : null) },
      {
        tags: () => ['two'],
        render: async () => content('second'),
        movedTo: async (slug) => (slug === 'old' ? '/new/' : null),
      },
    ]);
    const visit = {
      path: '/',
      origin: '',
      query: {},
      site: parseSiteSettings({}),
      theme: defaultThemeOptions,
      preview: null,
      forms: anonymousForms(),
    };
    expect(page.tags({ slug: 'a' })).toEqual(['one:a', 'two']);
    expect(await page.render({ slug: 'a' }, visit)).toMatchObject({ title: 'first' });
    expect(await page.render({ slug: 'b' }, visit)).toMatchObject({ title: 'second' });
    expect(await page.movedTo?.({ slug: 'old' }, visit)).toBe('/new/');
  });
});

describe('what people wrote', () => {
  test('is text on every page that shows it, whatever it was meant to be', async () => {
    const hostile = '</script></title><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const { database, content } = site.ports;
    await database.transaction(async (transaction) => {
      const tables = transaction.tables<{
        blog_posts: { title: string; shown_excerpt: string; slug: string };
        blog_terms: { name: string; description: string; slug: string };
        blog_authors: { name: string; about: string; slug: string };
      }>();
      await tables
        .updateTable('blog_posts')
        .set({ title: hostile, shown_excerpt: hostile })
        .where('slug', '=', 'the-plane-with-no-name')
        .execute();
      await tables
        .updateTable('blog_terms')
        .set({ name: hostile, description: hostile })
        .where('slug', '=', 'tools')
        .execute();
      await tables
        .updateTable('blog_authors')
        .set({ name: hostile, about: hostile })
        .where('slug', '=', 'agnes-sill')
        .execute();
      await content.touch(transaction, ['blog']);
    });
    for (const path of [
      '/blog/',
      '/the-plane-with-no-name/',
      '/category/tools/',
      '/author/agnes-sill/',
      `/?s=${encodeURIComponent(hostile)}`,
      `/?s=plane`,
    ]) {
      const html = await (await get(path)).text();
      expect(html, path).not.toContain('<script>alert');
      expect(html, path).not.toContain('<img src=x');
      for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(() => JSON.parse(data), path).not.toThrow();
    }
  });
});

describe('the address of the site', () => {
  test('is the one that was asked for, unless its owner has set one', () => {
    expect(originOf({ protocol: 'https', host: 'Example.org:8443' }, null)).toBe('https://example.org:8443');
    expect(originOf({ protocol: 'http', host: 'example.org' }, 'https://www.example.org')).toBe(
      'https://www.example.org',
    );
  });

  test.each(['', 'a b', '"><script>', 'exa mple', 'x/y', '-a', 'a'.repeat(300), 'a:port'])(
    'is left out when the host is none: %j',
    (host) => {
      expect(originOf({ protocol: 'http', host }, null)).toBe('');
    },
  );

  test('TH-10 stands wherever the site names itself once its owner has set it', async () => {
    const own = await startSite({ PORTICO_URL: 'https://www.example.org' });
    onTestFinished(() => own.remove());
    const read = async (url: string) =>
      (await own.app.inject({ url, headers: { host: 'internal.example:8080' } })).body;
    const category = /href="(\/category\/[^"]+)"/.exec(await read('/blog/'))?.[1] ?? '';
    const post =
      /<link>(?:https:\/\/www\.example\.org)(\/[^<]+\/)<\/link>\s*<guid/.exec(await read('/feed/'))?.[1] ??
      '';
    for (const path of [
      '/feed/',
      '/feed/atom/',
      `${category}feed/`,
      '/sitemap.xml',
      '/robots.txt',
      '/wp-json/wp/v2/search?search=glass',
      '/blog/',
      category,
      post,
      '/?s=glass',
    ]) {
      const body = await read(path);
      expect(body, path).toContain('https://www.example.org/');
      expect(body, path).not.toContain('internal.example');
    }
  });

  test('one visitor’s name for it never shows on the page of another', async () => {
    const canonical = async (host: string) => {
      const response = await site.app.inject({ url: '/blog/', headers: { host } });
      return /rel="canonical" href="([^"]+)"/.exec(response.body)?.[1];
    };
    expect(await canonical('one.example')).toBe('http://one.example/blog/');
    expect(await canonical('other.example')).toBe('http://other.example/blog/');
    expect(await canonical('bad"host')).toBe('/blog/');
  });
});
