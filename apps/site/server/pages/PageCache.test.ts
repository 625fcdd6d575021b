import { expect, test, vi } from 'vitest';
import { PageCache, type PageVersion } from './PageCache.ts';

const page = (text: string) => ({ status: 200, html: Buffer.from(text), etag: '"1"', policy: '' });

const V1: PageVersion = { of: () => 'v1', mayShow: [] };
const V2: PageVersion = { of: () => 'v2', mayShow: [] };

test('a page is rendered once for as long as its stamp is the same', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => page('one'));
  await Promise.all([cache.get('/', V1, render), cache.get('/', V1, render)]);
  await cache.get('/', V1, render);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.get('/', V2, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page is rendered anew when what it shows has changed, and not for what it might have shown', async () => {
  const cache = new PageCache();
  const versions: Record<string, number> = { posts: 1, forms: 1 };
  const version: PageVersion = {
    of: async (shown) => `own;${shown.map((tag) => `${tag}=${versions[tag]};`).join('')}`,
    mayShow: ['posts', 'forms'],
  };
  const render = vi.fn(async () => ({ ...page('posts'), shows: ['posts'] }));
  const ask = () => cache.get('/', version, render);
  await Promise.all([ask(), ask()]);
  versions.forms = 10;
  await ask();
  expect(render).toHaveBeenCalledTimes(1);
  versions.posts = 2;
  await ask();
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a change while a page is rendered costs one more rendering', async () => {
  const cache = new PageCache();
  let posts = 1;
  const version: PageVersion = { of: (shown) => `own;${shown.map(() => posts).join()}`, mayShow: ['posts'] };
  const render = vi.fn(async () => {
    if (posts === 1) posts = 2;
    return { ...page('posts'), shows: ['posts'] };
  });
  for (let visit = 0; visit < 3; visit++) await cache.get('/', version, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a rendering that failed is not remembered', async () => {
  const cache = new PageCache();
  await expect(cache.get('/', V1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/', V1, async () => page('two')))?.html.toString()).toBe('two');
});

test('an address that leads nowhere takes no room', async () => {
  const cache = new PageCache();
  expect(await cache.get('/x', V1, async () => null)).toBeNull();
  const render = vi.fn(async () => null);
  await cache.get('/x', V1, render);
  expect(render).toHaveBeenCalled();
});

test('pages are kept by what they take, and those that nobody asks for make room first', async () => {
  const cache = new PageCache(1000);
  const rendered: string[] = [];
  const ask = (path: string, bytes = 400) =>
    cache.get(path, V1, async () => {
      rendered.push(path);
      return page('x'.repeat(bytes));
    });
  await ask('/a');
  await ask('/b');
  await ask('/a');
  await ask('/c');
  await ask('/a');
  await ask('/b');
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
  await ask('/larger-than-all', 2000);
  await ask('/d', 0);
  await ask('/larger-than-all', 2000);
  expect(rendered.slice(4)).toEqual(['/larger-than-all', '/d', '/larger-than-all']);
});

test('a body is compressed once an encoding', async () => {
  const cached = await new PageCache().get('/', V1, async () => page('x'.repeat(5000)));
  const [first, second] = await Promise.all([cached?.body('br'), cached?.body('br')]);
  expect(first).toBe(second);
  expect(first?.length).toBeLessThan(100);
});
