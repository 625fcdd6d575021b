import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import type { RunningBlog } from './testing/blogTestServer.ts';
import { runningBlog, seedPost } from './testing/blogTestServer.ts';

describeOnBothEngines('what is not public', (engine) => {
  test('TH-10 shows nowhere, whichever way it became so, and everywhere at its hour', async () => {
    const blog = await runningBlog(engine, { languages: () => ['en', 'de'] });
    const day = (number: number) => Date.UTC(2025, 4, number);
    const terms = { categories: [{ name: 'News' }], tags: [{ name: 'Oak' }], author: { name: 'Ada' } };
    const [open = 0, withdrawn = 0, trashed = 0, german = 0, later = 0] = await blog.seed([
      seedPost({ title: 'Open secret', ...terms, publishedAt: day(2), translationGroup: 'g' }),
      seedPost({ title: 'Withdrawn secret', ...terms, publishedAt: day(1) }),
      seedPost({ title: 'Trashed secret', ...terms, publishedAt: day(3) }),
      seedPost({ title: 'Deutsches secret', publishedAt: day(4), language: 'de', translationGroup: 'g' }),
      seedPost({ title: 'Later secret', ...terms, publishedAt: blog.ports.clock.now() + 3_600_000 }),
    ]);
    await bulk(blog, [withdrawn, german], 'draft');
    await bulk(blog, [trashed], 'trash');

    expect(await everywhere(blog, open)).toEqual(['Open']);
    expect((await blog.server.blog.read('open-secret'))?.translations).toEqual([]);
    expect(await blog.server.blog.term('category', 'news')).toMatchObject({ count: 1 });
    expect(await blog.server.blog.months()).toEqual([{ year: 2025, month: 5, count: 1 }]);
    for (const [id, slug] of [
      [withdrawn, 'withdrawn-secret'],
      [trashed, 'trashed-secret'],
      [german, 'deutsches-secret'],
      [later, 'later-secret'],
    ] as const) {
      expect(await blog.server.blog.read(slug), slug).toBeNull();
      expect(await blog.server.blog.find(id), slug).toBeNull();
      expect(await blog.server.comments.commentsOf(String(id)), slug).toBeNull();
    }

    blog.ports.clock.advance(3_600_000);
    await blog.ports.jobs.runDue();
    expect(await everywhere(blog, open)).toEqual(['Later', 'Open']);
    await bulk(blog, [withdrawn], 'publish');
    await bulk(blog, [trashed], 'restore');
    expect(await everywhere(blog, open)).toEqual(['Later', 'Open', 'Trashed', 'Withdrawn']);
  });
});

async function bulk({ app }: RunningBlog, ids: readonly number[], action: string): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/admin/api/blog/posts/bulk',
    payload: { ids, action },
  });
  expect(answer.json()).toEqual({ changed: ids });
}

/** The posts found wherever visitors and programs look; fails if any place shows others. */
async function everywhere({ app, server: { blog } }: RunningBlog, open: number): Promise<string[]> {
  const { posts } = await blog.list({}, 1);
  const shown = posts.map(({ title }) => title);
  const text = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ url, method })).body;
  const post = await blog.find(open);
  if (!post) throw new Error('The post that is open is not there.');
  const { older, newer } = await blog.neighbours(post);
  const around = [older, post, newer].flatMap((near) => near?.title ?? []);
  expect(shown, 'before and after').toEqual(expect.arrayContaining(around));
  const related = [post, ...(await blog.related(post, 10))];
  const places: Readonly<Record<string, string>> = {
    feed: await text('/feed/'),
    atom: await text('/feed/atom/'),
    category: await text('/category/news/feed/'),
    tag: await text('/tag/oak/feed/'),
    author: await text('/author/ada/feed/'),
    'language and main': (await text('/feed/')) + (await text('/language/de/feed/')),
    map: await text('/sitemap.xml'),
    call: await text('/wp-json/wp/v2/search?search=secret&per_page=100'),
    search: JSON.stringify((await blog.search('secret', 1)).posts),
    'search in German': JSON.stringify([shown, await blog.search('secret', 1, 'de')]),
    further: await text('/wp-json/nv/v1/posts/page/1', 'POST'),
    related: JSON.stringify(related),
  };
  const names = [...new Set(shown.map((title) => title.replace(' secret', '')))].toSorted();
  for (const [place, body] of Object.entries(places)) {
    const found = [...body.matchAll(/(\w+)[ -]secret/gi)].map(([, name = '']) => name.toLowerCase());
    expect([...new Set(found)].toSorted(), place).toEqual(names.map((name) => name.toLowerCase()));
  }
  return names;
}
