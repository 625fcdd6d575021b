import { expect, test } from 'vitest';
import { ownSite } from '../testing/ownSite.ts';

const LISTS = [
  { id: 'abc1231', settings: { classic_posts_per_page: 2, pagination_type: 'numbers_and_prev_next' } },
  {
    id: 'abc1232',
    settings: { classic_posts_per_page: 1, posts_offset: 1, pagination_type: 'load_more_on_click' },
  },
  { id: 'abc1233', settings: { classic_posts_per_page: 2 } },
];

interface ShownList {
  readonly posts: readonly string[];
  readonly links: readonly string[];
}

/** A page with the lists, and a function to request it: each list's posts and page links. */
async function newsPage(): Promise<(query: string) => Promise<ShownList[]>> {
  const own = await ownSite('demo');
  const elements = LISTS.map((list) => ({ ...list, elType: 'widget', widgetType: 'posts', elements: [] }));
  const container = { id: 'aaa0001', elType: 'container', settings: {}, elements };
  const made = await own.call('POST', '/documents', {
    ...{ title: 'News', slug: 'our-news', settings: {}, elements: [container] },
  });
  const { id, version } = made.body;
  await own.call('PUT', `/documents/${id}`, { version, publish: true });
  return async (query) => {
    const html = await (await fetch(`${own.site.address}/our-news/${query}`)).text();
    return html
      .split('data-id="abc123')
      .slice(1)
      .map((list) => ({ posts: found(list, POST), links: found(list, LINK) }));
  };
}

const POST = /elementor-grid-item post-(\d+)/g;
const LINK = /<a class="[^"]*(?:page-numbers|elementor-button)[^"]*"[^>]*href="([^"]*)"/g;

function found(html: string, what: RegExp): string[] {
  return [...html.matchAll(what)].map(([, one = '']) => one);
}

test('K a list of posts has pages, each at an address of its own, and others on the page stay where they are', async () => {
  const shownAt = await newsPage();
  const [first, more, plain] = await shownAt('');
  const [second, moreThen, plainThen] = await shownAt('?e-page-abc1231=2');
  expect(first?.posts).toHaveLength(2);
  expect(second?.posts).toHaveLength(2);
  expect(second?.posts).not.toContain(first?.posts[0]);
  expect(first?.links[0]).toBe('?e-page-abc1231=2');
  expect(second?.links.slice(0, 2)).toEqual(['/our-news/', '/our-news/']);
  expect([moreThen, plainThen]).toEqual([more, plain]);
  expect(plain?.links).toEqual([]);
  // Other visitors do not see what one has asked for.
  expect(await shownAt('')).toEqual([first, more, plain]);

  // Further posts start after those that a list skips.
  expect(more).toEqual({ posts: [first?.posts[1]], links: ['?e-page-abc1232=2#more-abc1232'] });
  const [, next] = await shownAt('?e-page-abc1232=2');
  expect(next?.posts).toHaveLength(2);
  expect(next?.posts[0]).toBe(more?.posts[0]);
});

test('K an address that asks for no page of a list shows its first, and one behind the last has the way back', async () => {
  const shownAt = await newsPage();
  const [first] = await shownAt('');
  for (const page of ['0', '-1', '99999', '1e3', '2;', '../2'])
    expect((await shownAt(`?e-page-abc1231=${encodeURIComponent(page)}`))[0]).toEqual(first);
  const [behind] = await shownAt('?e-page-abc1231=900');
  expect(behind?.posts).toEqual([]);
  expect(behind?.links).toContain('/our-news/');
});

test('K a list of whole posts has the text of each as it stands on its own page', async () => {
  const own = await ownSite('demo');
  const settings = { _skin: 'full_content', full_content_posts_per_page: 2, posts_exclude: ['current_post'] };
  const list = { id: 'abc1231', elType: 'widget', widgetType: 'posts', settings, elements: [] };
  const container = { id: 'aaa0001', elType: 'container', settings: {}, elements: [list] };
  const made = await own.call('POST', '/documents', {
    ...{ title: 'Whole', slug: 'whole', settings: {}, elements: [container] },
  });
  await own.call('PUT', `/documents/${made.body.id}`, { version: made.body.version, publish: true });
  const read = async (path: string) => (await fetch(`${own.site.address}${path}`)).text();
  const html = await read('/whole/');
  const [first = '', second = ''] = found(html, /elementor-post__title"[^>]*><a href="([^"]*)"/g);
  for (const path of [first, second]) {
    const [, last = 'none'] = /entry-content[\s\S]*?(<p>[^<]{40,})/.exec(await read(path)) ?? [];
    expect(html).toContain(last);
  }
});

test('K lists that leave out what stands above them, that are at random, and that have to do with a post', async () => {
  const own = await ownSite('demo');
  const asked = [
    { classic_posts_per_page: 2 },
    { classic_posts_per_page: 2, posts_avoid_duplicates: 'yes' },
    { classic_posts_per_page: 2, posts_avoid_duplicates: 'yes' },
    { classic_posts_per_page: 50, posts_orderby: 'rand' },
    { classic_posts_per_page: 50 },
    { posts_post_type: 'related', posts_related_fallback: 'fallback_recent' },
    { posts_post_type: 'related' },
  ];
  const elements = asked.map((settings, index) => ({
    ...{ id: `abc123${index}`, elType: 'widget', widgetType: 'posts', settings, elements: [] },
  }));
  const container = { id: 'aaa0001', elType: 'container', settings: {}, elements };
  const page = await own.call('POST', '/documents', {
    ...{ title: 'Lists', slug: 'lists', settings: {}, elements: [container] },
  });
  await own.call('PUT', `/documents/${page.body.id}`, { version: page.body.version, publish: true });
  const listsAt = async (path: string) =>
    (await (await fetch(`${own.site.address}${path}`)).text())
      .split('data-id="abc123')
      .slice(1)
      .map((list) => found(list, POST));
  const [first = [], second = [], third = [], random = [], all = [], otherwise, none] =
    await listsAt('/lists/');
  expect(new Set([...first, ...second, ...third]).size).toBe(6);
  expect(random.toSorted()).toEqual(all.toSorted());
  expect(random).not.toEqual(all);
  // The same for everybody until the page is rendered again.
  expect((await listsAt('/lists/?x=1'))[3]).toEqual(random);
  expect(otherwise).toEqual(all.slice(0, 6));
  expect(none).toEqual([]);

  const related = {
    ...{ posts_post_type: 'related', posts_include: ['terms'], posts_related_taxonomies: ['category'] },
    classic_posts_per_page: 50,
  };
  const template = await own.call('POST', '/documents', {
    ...{ title: 'Post', type: 'single-post', settings: {} },
    elements: [{ id: 'abc1230', elType: 'widget', widgetType: 'posts', settings: related, elements: [] }],
  });
  await own.call('PUT', `/documents/${template.body.id}`, { version: 1, publish: true });
  const list = await (await fetch(`${own.site.address}/lists/`)).text();
  const [path = ''] = found(list, /elementor-post__title"[^>]*><a href="([^"]*)"/g);
  const [mates = []] = await listsAt(path);
  expect(mates.length).toBeGreaterThan(0);
  expect(mates.length).toBeLessThan(all.length - 1);
  expect(mates).not.toContain(first[0]);
});
