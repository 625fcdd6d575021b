import { expect, test, vi } from 'vitest';
import { PageCache } from './PageCache.ts';

const page = (text: string) => ({ status: 200, html: Buffer.from(text), etag: '"1"', policy: '' });

test('a page is rendered once for as long as its stamp is the same', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => page('one'));
  await Promise.all([cache.get('/', 'v1', render), cache.get('/', 'v1', render)]);
  await cache.get('/', 'v1', render);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.get('/', 'v2', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a rendering that failed is not remembered', async () => {
  const cache = new PageCache();
  await expect(cache.get('/', 'v1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/', 'v1', async () => page('two')))?.html.toString()).toBe('two');
});

test('an address that leads nowhere takes no room', async () => {
  const cache = new PageCache();
  expect(await cache.get('/x', 'v1', async () => null)).toBeNull();
  const render = vi.fn(async () => null);
  await cache.get('/x', 'v1', render);
  expect(render).toHaveBeenCalled();
});

test('a body is compressed once an encoding', async () => {
  const cached = await new PageCache().get('/', 'v1', async () => page('x'.repeat(5000)));
  const [first, second] = await Promise.all([cached?.body('br'), cached?.body('br')]);
  expect(first).toBe(second);
  expect(first?.length).toBeLessThan(100);
});
