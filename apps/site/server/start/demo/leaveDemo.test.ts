import { describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Administrator, signInAdministrator } from '../../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../../testing/startSite.ts';

const DAY_MS = 86_400_000;
const DEMO_WORDS = /sill\s*(&|&amp;|and)\s*marrow|sillandmarrow|glasshouse|ashmere/i;

async function demoSite(engine?: TestEngine) {
  let now = Date.UTC(2026, 10, 16, 12);
  const url = (await engine?.freshPlace())?.url;
  const site = await startSite(url === undefined ? {} : { DATABASE_URL: url }, { now: () => now });
  onTestFinished(() => site.remove());
  const owner = await signInAdministrator(site);
  return {
    site,
    owner,
    wait(ms: number) {
      now += ms;
    },
  };
}

const call = async (owner: Administrator, method: string, path: string, body?: unknown) => {
  const answer = await owner.ask(method, path, body);
  const words = await answer.text();
  return { status: answer.status, body: words === '' ? null : JSON.parse(words) };
};
const page = async (site: RunningSite, path: string) => {
  const answer = await fetch(site.address + path);
  return { status: answer.status, html: await answer.text() };
};

const PUBLIC = [
  ...['/', '/blog/', '/shop/', '/search/', '/?s=glass', '/feed/', '/comments/feed/', '/sitemap.xml'],
  ...['/robots.txt', '/nowhere/', '/contact/', '/reviews/', '/gallery/', '/cart/', '/wp-json/'],
];

describeOnBothEngines('leaving the demo', (engine) => {
  test('an owner leaves the demo: nothing of it is left in any answer, and the guide begins', async () => {
    const { site, owner } = await demoSite(engine);
    expect((await call(owner, 'GET', '/first-start')).body).toMatchObject({ begun: 'demo', undoUntil: null });
    const going = (await call(owner, 'GET', '/first-start/demo')).body;
    expect(going.pages).toBeGreaterThan(5);
    for (const [what, count] of Object.entries(going)) expect(count, what).toBeGreaterThan(0);

    const left = await call(owner, 'DELETE', '/first-start/demo');
    expect(left).toMatchObject({ status: 200, body: { begun: 'empty', isOver: false, starter: null } });
    expect(left.body.undoUntil).toBe(Date.UTC(2026, 10, 17, 12));
    for (const path of PUBLIC) {
      const { status, html } = await page(site, path);
      expect(status, path).toBeLessThan(500);
      expect(DEMO_WORDS.exec(html)?.[0], path).toBeUndefined();
    }
    for (const path of ['/contact/', '/gallery/', '/why-the-bars-are-thin/'])
      expect((await page(site, path)).status, path).toBe(404);
    const lists = [
      ...['/documents', '/blog/posts', '/blog/terms', '/blog/media', '/comments', '/contact-forms'],
      ...['/review-feeds', '/review-places', '/shop/products', '/menus', '/kits/imports'],
    ];
    for (const list of lists) {
      const answer = await owner.ask('GET', list);
      expect(await answer.text(), list).not.toMatch(DEMO_WORDS);
    }
    expect((await call(owner, 'DELETE', '/first-start/demo')).status).toBe(409);
  });

  test('what the owner made or changed stays, all else comes back for a day, and then not any more', {
    timeout: 300_000,
  }, async () => {
    const { site, owner, wait } = await demoSite(engine);
    const ownPage = await publish(owner, 'Our boats', [text('[contact-form-7 id="1"]')]);
    const { items: posts } = (await call(owner, 'GET', '/blog/posts?limit=100')).body;
    const changed = posts.find(({ slug }: { slug: string }) => slug === 'why-the-bars-are-thin');
    const category = (await call(owner, 'GET', '/blog/terms?taxonomy=category')).body.items[0];
    const own = { ...DRAFT, title: 'First trip', slug: 'first-trip', categories: [category.id] };
    expect(await call(owner, 'POST', '/blog/posts', own)).toMatchObject({ status: 200 });
    expect((await call(owner, 'PATCH', '/site-settings', { name: 'Quay Works' })).status).toBe(200);

    const before = (await page(site, '/why-the-bars-are-thin/')).html;

    // A failure half-way removes nothing.
    vi.spyOn(site.ports.jobs, 'enqueue').mockRejectedValueOnce(new Error('The disk is full.'));
    expect((await call(owner, 'DELETE', '/first-start/demo')).status).toBe(500);
    expect((await page(site, '/why-the-bars-are-thin/')).html).toContain('Quay Works');
    expect((await call(owner, 'GET', '/first-start')).body).toMatchObject({ begun: 'demo', undoUntil: null });

    expect((await call(owner, 'DELETE', '/first-start/demo')).status).toBe(200);
    expect((await page(site, `/${ownPage}/`)).html).toContain('class="wpcf7-form');
    expect((await page(site, '/first-trip/')).html).toContain(category.name);
    const settings = (await call(owner, 'GET', '/site-settings')).body;
    expect(settings).toMatchObject({ name: 'Quay Works', tagline: '', homePage: null });
    expect((await page(site, '/why-the-bars-are-thin/')).status).toBe(404);

    // The URLs of what was removed are free, including those of the annex.
    expect(await publish(owner, 'Contact', [text('Own words')])).toBe('contact');
    expect(await publish(owner, 'Gallery', [text('Own pictures')])).toBe('gallery');
    expect((await page(site, '/gallery/')).html).toContain('Own pictures');

    expect((await call(owner, 'POST', '/first-start/demo')).body).toMatchObject({
      begun: 'demo',
      undoUntil: null,
    });
    const after = (await page(site, '/why-the-bars-are-thin/')).html;
    expect(main(after)).toBe(main(before));
    expect((await page(site, '/')).html).toContain('Glasshouses');
    expect((await page(site, '/?s=glass')).html).toContain(changed.title);
    expect((await page(site, '/contact/')).html).toContain('Own words');
    expect((await page(site, '/contact-2/')).html).toContain('class="wpcf7-form');
    const back = (await call(owner, 'GET', '/site-settings')).body;
    expect(back).toMatchObject({ name: 'Quay Works', tagline: expect.stringContaining('Glasshouses') });
    expect(await call(owner, 'POST', '/first-start/demo')).toMatchObject({ status: 409 });

    expect((await call(owner, 'DELETE', '/first-start/demo')).status).toBe(200);
    wait(DAY_MS + 1);
    const late = await signInAdministrator(site);
    expect((await call(late, 'GET', '/first-start')).body).toMatchObject({ begun: 'empty', undoUntil: null });
    expect(await call(late, 'POST', '/first-start/demo')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('That day is over') },
    });
  });
});

test('a demo from before such notes were taken goes too, and only administrators take it away', async () => {
  const { site, owner } = await demoSite();
  await site.ports.database
    .tables<{ site_settings: { name: string } }>()
    .deleteFrom('site_settings')
    .where('name', '=', 'demo-rows')
    .execute();
  const nobody = await fetch(`${site.address}/admin/api/first-start/demo`, { method: 'DELETE' });
  expect(nobody.status).toBe(401);
  const forged = await fetch(`${site.address}/admin/api/first-start/demo`, {
    method: 'DELETE',
    headers: { cookie: owner.cookie },
  });
  expect(forged.status).toBe(403);
  expect((await call(owner, 'DELETE', '/first-start/demo')).status).toBe(200);
  for (const path of PUBLIC)
    expect(DEMO_WORDS.exec((await page(site, path)).html)?.[0], path).toBeUndefined();
});

const DRAFT = {
  ...{ type: 'post', status: 'published', html: '<p>We went.</p>', excerpt: '', language: 'en' },
  ...{ publishedAt: Date.UTC(2026, 10, 1), author: null, tags: [], cover: null, translationOf: null },
  ...{ isSticky: false, commentsOpen: false },
};

const text = (editor: string) => ({
  ...{ id: 'aaa1112', elType: 'widget', widgetType: 'text-editor', settings: { editor } },
});

async function publish(owner: Administrator, title: string, elements: readonly object[]): Promise<string> {
  const made = (await call(owner, 'POST', '/documents', { title, settings: {}, elements })).body;
  const { id, version } = made;
  return (await call(owner, 'PUT', `/documents/${id}`, { version, publish: true })).body.slug;
}

const main = (html: string): string => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
