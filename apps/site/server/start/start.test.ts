import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NONCE_HEADER } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { createSite, type Site } from '../createSite.ts';
import { parseSiteSettings } from '../settings/createSiteSettings.ts';
import { PASSWORD, type RunningSite, startSite, writeBuilt } from '../testing/startSite.ts';
import { beforeNow } from './beforeNow.ts';

async function running(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite(environment);
  onTestFinished(() => site.remove());
  return site;
}

async function asOwner(site: RunningSite) {
  const api = `${site.address}/admin/api`;
  const json = { 'content-type': 'application/json' };
  const session = await fetch(`${api}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const headers = {
    cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '',
    [NONCE_HEADER]: (await session.json()).nonce,
  };
  return {
    read: async (path: string) => (await fetch(site.address + path, { headers })).text(),
    async call(method: string, path: string, body?: object) {
      const sent = body && { headers: { ...headers, ...json }, body: JSON.stringify(body) };
      const answer = await fetch(`${api}${path}`, { method, headers, ...sent });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

const read = async ({ address }: RunningSite, path: string) => {
  const answer = await fetch(address + path);
  return { status: answer.status, html: await answer.text() };
};

test('an empty site works, invents nothing, and tells its owner what to do next', async () => {
  const site = await running({ PORTICO_START: 'empty' });
  const home = await read(site, '/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('Nothing here yet');
  expect(home.html).toContain('<title>My site</title>');
  expect(home.html).toContain('content="noindex, follow"');
  expect((await read(site, '/gallery/')).status).toBe(404);
  expect((await read(site, '/nowhere/')).html).toContain('Page not found');
  for (const path of ['/blog/', '/shop/', '/cart/', '/feed/', '/sitemap.xml', '/search/', '/admin/'])
    expect((await read(site, path)).status, path).toBe(200);
  expect((await read(site, '/sitemap.xml')).html).not.toContain('/gallery/');

  const owner = await asOwner(site);
  expect(await owner.read('/')).toContain('Your site is ready to be filled');
  for (const list of ['/documents', '/contact-forms', '/review-feeds', '/review-places', '/shop/products'])
    expect((await owner.call('GET', list)).body.items, list).toEqual([]);
  const heading = { id: 'aaa1111', elType: 'widget', widgetType: 'heading', settings: { title: 'Open' } };
  const page = { title: 'Hours', settings: {}, elements: [heading] };
  const { id, version } = (await owner.call('POST', '/documents', page)).body;
  expect((await owner.call('PUT', `/documents/${id}`, { version, publish: true })).status).toBe(200);
  expect((await read(site, '/')).html).toContain('>Open</h2>');
});

test('what the owner says about the site is on the next page, in its feed and in its mails', async () => {
  const site = await running({ PORTICO_START: 'empty' });
  const owner = await asOwner(site);
  const { body } = await owner.call('GET', '/site-settings');
  expect(body).toEqual({ ...parseSiteSettings({}), addresses: 'encoded', homePage: null });
  const said = { ...body, name: 'Quay & Sons', tagline: 'Boats by the hour.', language: 'nl' };
  expect((await owner.call('PUT', '/site-settings', said)).status).toBe(200);
  const { html } = await read(site, '/');
  expect(html).toContain('<title>Quay &amp; Sons: Boats by the hour.</title>');
  expect(html).toMatch(/<html lang="nl"/);
  expect((await read(site, '/feed/')).html).toContain('<title>Quay &amp; Sons</title>');

  expect((await owner.call('PATCH', '/site-settings', { language: 'ar' })).status).toBe(200);
  const { html: arabic } = await read(site, '/');
  expect(arabic).toMatch(/<html lang="ar" dir="rtl"/);
  expect(arabic).toContain('"isRTL":"1"');

  const wrong = { ...said, timeZone: 'Moon/Crater' };
  expect(await owner.call('PUT', '/site-settings', wrong)).toMatchObject({
    status: 400,
    body: { data: { params: { timeZone: 'There is no such time zone.' } } },
  });
  const harmful = { ...said, action: { label: 'x', href: 'javascript:alert(1)' } };
  expect((await owner.call('PUT', '/site-settings', harmful)).status).toBe(400);
  expect((await owner.call('PUT', '/site-settings', { ...said, homePage: 4711 })).status).toBe(400);
});

test('every link of the demo’s header and footer leads to a page of it', async () => {
  const site = await running();
  const { html } = await read(site, '/');
  const paths = new Set(
    [...html.matchAll(/<(?:header|footer)[\s\S]*?<\/(?:header|footer)>/g)].flatMap(([part]) =>
      [...part.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path),
    ),
  );
  expect(paths.size).toBeGreaterThan(10);
  for (const path of paths) expect((await read(site, path)).status, path).toBe(200);
});

test('a start that breaks off half-way leaves nothing behind, and the next one brings everything', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeBuilt(folder);
  const kit = join(folder, 'demo', 'kit');
  await rename(kit, `${kit}-gone`);
  const start = (PORTICO_START: string) =>
    createSite(
      readConfiguration({ PORTICO_START, PORTICO_DATA: join(folder, 'data'), LOG_LEVEL: 'silent' }),
      {
        builtFolder: folder,
      },
    );
  await expect(start('demo')).rejects.toThrow('ENOENT');
  await rename(`${kit}-gone`, kit);

  const pages = async (site: Site) =>
    Object.fromEntries(
      await Promise.all(
        ['/', '/contact/', '/why-the-bars-are-thin/', '/product/putty/'].map(
          async (url) => [url, (await site.app.inject({ url })).statusCode] as const,
        ),
      ),
    );
  const all = {
    '/': 200,
    '/contact/': 200,
    '/why-the-bars-are-thin/': 200,
    '/product/putty/': 200,
  };
  const whole = await start('demo');
  expect(await pages(whole)).toEqual(all);
  await whole.close();

  // A filled site is left alone, whatever the next start is configured with.
  const again = await start('empty');
  expect(await pages(again)).toEqual(all);
  await again.close();
});

test('days that have not come yet are told as days that have', async () => {
  const text = '<a>2026-10-03 07:30:00</a><b>2026-11-02 12:30:00</b>';
  expect(beforeNow(text, Date.UTC(2026, 10, 16))).toBe(text);
  expect(beforeNow(text, Date.UTC(2026, 5, 1))).toBe('<a>2026-04-30 07:30:00</a><b>2026-05-30 12:30:00</b>');
  expect(beforeNow('no date', 0)).toBe('no date');
});

test('the files of the demo are what their importers take, down to the last row', async () => {
  const settings = new URL('../../../../demo/settings.json', import.meta.url);
  const given = JSON.parse(await readFile(settings, 'utf8'));
  expect(parseSiteSettings(given)).toEqual({ timeZone: 'UTC', ...given });
});
