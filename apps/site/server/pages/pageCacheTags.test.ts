import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Administrator, signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

/** Paths of pages that were rendered rather than served from the cache. */
const rendered = vi.hoisted(() => [] as string[]);
vi.mock('./renderPage.tsx', async (original) => {
  const module = await original<typeof import('./renderPage.tsx')>();
  return {
    ...module,
    renderPage: (...args: Parameters<typeof module.renderPage>) => {
      rendered.push(args[2].path);
      return module.renderPage(...args);
    },
  };
});

let site: RunningSite;
let administrator: Administrator;
beforeAll(async () => {
  site = await startSite();
  administrator = await signInAdministrator(site);
  await publish('Plain', '<p>Words</p>');
  await publish('Other', '<p>Other words</p>');
  await publish('With posts', '<p>[recent-posts count=2]</p>');
  await publish('With a form', '<p>[contact-form-7 id="1"]</p>');
});
afterAll(() => site.remove());

const PAGES = ['/', '/blog/', '/plain/', '/other/', '/with-posts/', '/with-a-form/', '/shop/'];

test('an edit of one page throws that page away and nothing else', async () => {
  const { id, version } = await documentAt('plain');
  expect(await renderedAnewAfter(() => edit(id, version, '<p>New words</p>'))).toEqual(['/plain/']);
});

test('an edit of the page at the root throws the root away', async () => {
  const { id, version, elements } = await documentAt('home');
  expect(
    await renderedAnewAfter(() => call('PUT', `/documents/${id}`, { version, publish: true, elements })),
  ).toEqual(['/']);
});

test('a new post throws away what lists posts', async () => {
  const add = () => call('POST', '/blog/posts', POST);
  expect(await renderedAnewAfter(add)).toEqual(['/', '/blog/', '/with-posts/']);
  expect(await (await fetch(`${site.address}/feed/`)).text()).toContain('Brand new');
  expect(await (await fetch(`${site.address}/blog/`)).text()).toContain('Brand new');
});

test('a change of a form throws away the pages that show forms', async () => {
  const form = await call('GET', '/contact-forms/1');
  const { id: _, hash: __, warnings: ___, ...body } = form;
  expect(
    await renderedAnewAfter(() => call('PUT', '/contact-forms/1', { ...body, title: 'Renamed' })),
  ).toEqual(expect.arrayContaining(['/with-a-form/']));
  expect(rendered).not.toContain('/plain/');
  expect(rendered).not.toContain('/blog/');
});

test('a setting that every page shows throws all of them away', async () => {
  const touch = () =>
    site.ports.database.transaction((transaction) => site.ports.content.touch(transaction, ['site']));
  expect(await renderedAnewAfter(touch)).toEqual([...PAGES].sort());
});

async function renderedAnewAfter(change: () => Promise<unknown>): Promise<string[]> {
  await visitAll();
  await change();
  rendered.length = 0;
  await visitAll();
  return [...rendered].sort();
}

async function visitAll(): Promise<void> {
  for (const path of PAGES) {
    const response = await fetch(new URL(path, site.address));
    expect(response.status, path).toBe(200);
    await response.text();
  }
}

const POST = {
  ...{ type: 'post', status: 'published', title: 'Brand new', slug: '', html: '<p>News</p>', excerpt: '' },
  ...{ author: null, categories: [], tags: [], cover: null, language: 'en', translationOf: null },
  ...{ isSticky: false, commentsOpen: false, publishedAt: null },
};

const text = (html: string) => [
  {
    id: 'c1',
    elType: 'container',
    settings: {},
    elements: [
      { id: 't1', elType: 'widget', widgetType: 'text-editor', settings: { editor: html }, elements: [] },
    ],
  },
];

async function publish(title: string, html: string): Promise<void> {
  const { id } = await call('POST', '/documents', { title, settings: {}, elements: text(html) });
  await edit(id, 1, html);
}

function edit(id: number, version: number, html: string) {
  return call('PUT', `/documents/${id}`, { version, publish: true, elements: text(html) });
}

async function documentAt(slug: string) {
  const { items } = await call('GET', '/documents?limit=100');
  const { id } = items.find((document: { slug: string }) => document.slug === slug);
  return call('GET', `/documents/${id}`);
}

async function call(method: string, path: string, body?: unknown) {
  const response = await administrator.ask(method, path, body);
  const answer = await response.text();
  expect(response.ok, answer).toBe(true);
  return answer === '' ? undefined : JSON.parse(answer);
}
