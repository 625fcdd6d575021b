import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import type { PostChoice } from '../Blog.ts';
import type { BlogTables } from '../tables.ts';
import { runningBlog, seedPost } from '../testing/blogTestServer.ts';

describeOnBothEngines('a list on a page', (engine) => {
  test('K is narrowed to posts, terms, authors and days by their numbers, and leaves out others', async () => {
    const { server, seed, ports } = await runningBlog(engine);
    const day = (of: number) => Date.UTC(2026, 0, of);
    const [ada, bob] = [{ name: 'Ada' }, { name: 'Bob' }];
    const [glass, wood, news] = [{ name: 'Glass' }, { name: 'Wood' }, { name: 'News' }];
    const [a, b] = await seed([
      seedPost({ title: 'a', categories: [glass], tags: [news], author: ada, publishedAt: day(1) }),
      seedPost({ title: 'b', categories: [wood], author: bob, publishedAt: day(2) }),
      seedPost({ title: 'c', categories: [wood], tags: [news], author: ada, publishedAt: day(3) }),
      seedPost({ title: 'd', slug: 'here', publishedAt: day(4), html: '<p>All of it</p>' }),
    ]);
    const tables = ports.database.tables<BlogTables>();
    const numberIn = async (table: 'blog_terms' | 'blog_authors', name: string): Promise<number> =>
      (await tables.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
    const term = (name: string) => numberIn('blog_terms', name);
    const author = (name: string) => numberIn('blog_authors', name);
    const found = async (choice: PostChoice): Promise<string> =>
      (await server.blog.list({ choice }, 1)).posts.map(({ title }) => title).join('');

    expect(await found({})).toBe('dcba');
    expect(await found({ posts: [a ?? 0, b ?? 0] })).toBe('ba');
    expect(await found({ notPosts: [a ?? 0], notSlug: 'here' })).toBe('cb');
    expect(await found({ terms: [await term('Glass'), await term('Wood')] })).toBe('cba');
    // In both a category and a tag, not in one of them.
    expect(await found({ terms: [await term('Wood'), await term('News')] })).toBe('c');
    expect(await found({ terms: [999] })).toBe('dcba');
    expect(await found({ notTerms: [await term('Wood')] })).toBe('da');
    expect(await found({ authors: [await author('Ada'), await author('Bob')] })).toBe('cba');
    expect(await found({ notAuthors: [await author('Ada')] })).toBe('db');
    expect(await found({ from: day(2), to: day(3) })).toBe('cb');
    const [last] = (await server.blog.list({}, 1)).posts;
    expect([...(await server.blog.texts([last?.id ?? 0])).values()]).toEqual(['<p>All of it</p>']);
    expect(await server.blog.texts([])).toEqual(new Map());
  });
});
