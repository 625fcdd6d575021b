import { testServer } from '@portico/kernel/server/testing';
import { parseThemeOptions } from '@portico/theme/wire/public';
import { expect, onTestFinished, test } from 'vitest';
import { parseSiteSettings } from '../settings/createSiteSettings.ts';
import type { Page } from './Page.ts';
import { type PagePorts, servePages } from './servePages.ts';

/** One page whose text says for whom it was rendered and how often. */
async function site(ports: Partial<PagePorts> = {}) {
  let renderings = 0;
  const page: Page = {
    url: '/blog/:slug/',
    tags: () => ['blog'],
    render: (_params, { origin, preview }) => {
      const body = `${origin || 'relative'}${preview ? ' preview' : ''} ${++renderings}`;
      return { title: '', description: '', body };
    },
  };
  const app = testServer();
  onTestFinished(() => app.close());
  await servePages(app, [page], {
    content: { stamp: () => 'v1', touch: async () => {} },
    renderInLayout: async ({ body }) => ({
      ...{ status: 200, html: Buffer.from(String(body)), etag: '"1"', policy: '' },
    }),
    period: () => 1,
    now: () => 0,
    posts: { prepare: async () => {}, answer: async () => null },
    memberOf: async () => null,
    theme: {
      tag: 'theme',
      published: async () => parseThemeOptions({}),
      asksForPreview: (query) => Object.hasOwn(Object(query), 'customize_changeset_uuid'),
      preview: async ({ headers }) =>
        headers.cookie === 'session=editor'
          ? { options: parseThemeOptions({}), ticket: { changeset: 'c', nonce: 'n' } }
          : null,
    },
    site: async () => parseSiteSettings({}),
    publicUrl: null,
    ...ports,
  });
  return async (host: string, url = '/blog/a/', cookie = '') =>
    (await app.inject({ url, headers: { host, ...(cookie && { cookie }) } })).body;
}

test('hosts that strangers make up share one page, however many they are', async () => {
  const ask = await site();
  expect(await ask('example.com')).toBe('http://example.com 1');
  const made = [];
  for (let n = 0; n < 20; n++) made.push(await ask(`made-up-${n}.example`));
  expect(new Set(made.slice(3))).toEqual(new Set(['relative 5']));
  expect(await ask('EXAMPLE.com:80')).toBe('http://example.com 1');
});

test('with an address from its owner, a site has one page for all hosts', async () => {
  const ask = await site({ publicUrl: 'https://example.org' });
  for (let n = 0; n < 5; n++) expect(await ask(`made-up-${n}.example`)).toBe('https://example.org 1');
});

test('what changes nothing in an address is not kept for itself', async () => {
  const ask = await site();
  for (const url of ['/blog/a/', '/blog/a/?x=1', '/blog/a/?utm_source=y&x=2', '/blog/%61/', '/%62log/a/'])
    expect(await ask('example.com', url), url).toBe('http://example.com 1');
});

test('TH-08 the name of a preview gives nobody a page of their own who may not see it', async () => {
  const ask = await site();
  const preview = '/blog/a/?customize_changeset_uuid=';
  await ask('example.com');
  for (const uuid of ['', 'nonsense', '00000000-0000-4000-8000-000000000000'])
    expect(await ask('example.com', preview + uuid)).toBe('http://example.com 1');
  expect(await ask('example.com', `${preview}c`, 'session=editor')).toBe('http://example.com preview 2');
  expect(await ask('example.com')).toBe('http://example.com 1');
});

test('K a page on which something goes by the clock is drawn anew every quarter of an hour, others are not', async () => {
  let now = 0;
  const render = (shows: readonly string[]) => ({
    now: () => now,
    renderInLayout: async ({ body }: { readonly body: unknown }) => ({
      ...{ status: 200, html: Buffer.from(String(body)), etag: '"1"', policy: '', shows },
    }),
    content: {
      stamp: (tags: readonly string[]) => tags.map((tag) => `${tag};`).join(''),
      touch: async () => {},
    },
  });
  const clocked = await site(render(['clock']));
  const plain = await site(render([]));
  const both = async (): Promise<string[]> => [await clocked('example.com'), await plain('example.com')];
  const first = await both();
  now = 14 * 60_000;
  expect(await both()).toEqual(first);
  now = 15 * 60_000;
  expect(await both()).toEqual(['http://example.com 2', 'http://example.com 1']);
});
