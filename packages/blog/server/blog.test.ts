import { describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlogNeeds } from './createBlog.ts';
import type { BlogTables } from './tables.ts';
import { runningBlog, seedPost } from './testing/blogTestServer.ts';

describeOnBothEngines('the blog', (engine) => {
  test('TH-10 lists what is published, newest first, page by page', async () => {
    const { blog } = await filled(engine, 25);
    const first = await blog.list({}, 1);
    expect(first).toMatchObject({ page: 1, pages: 3, total: 25 });
    expect(first.posts.map(({ title }) => title)).toEqual(numbers(25, 16));
    expect((await blog.list({}, 3)).posts.map(({ title }) => title)).toEqual(numbers(5, 1));
    for (const page of [0, -1, 4, 1e9, Number.NaN, 1.5])
      expect((await blog.list({}, page)).posts).toEqual([]);
  });

  test('TH-10 a post that stays on top does so on the first page of the list that wants it, and is there once', async () => {
    const { blog, seed } = await filled(engine, 12);
    await seed([post({ title: 'Pinned', isSticky: true, publishedAt: Date.UTC(2001, 0, 1) })]);
    const titles = async (page: number, hasStickyOnTop: boolean) =>
      (await blog.list({ hasStickyOnTop }, page)).posts.map(({ title }) => title);
    expect(await titles(1, true)).toEqual(['Pinned', ...numbers(12, 3)]);
    expect(await titles(1, false)).toEqual(numbers(12, 3));
    await seed([post({ title: 'New and pinned', isSticky: true, publishedAt: Date.UTC(2026, 0, 13) })]);
    expect(await titles(1, true)).toEqual(['New and pinned', 'Pinned', ...numbers(12, 4)]);
  });

  test('TH-10 searches within an archive, takes one category or another, and orders titles as people do', async () => {
    const { blog, seed } = await filled(engine, 0);
    const html = '<p>About a tree</p>';
    await seed([
      post({ title: 'Tree', categories: [{ name: 'Wood' }], html }),
      post({ title: 'oak', categories: [{ name: 'Wood' }], tags: [{ name: 'Hard' }], html }),
      post({ title: 'Beech', categories: [{ name: 'News' }], publishedAt: Date.UTC(2023, 0, 1), html }),
      post({ title: 'Zinc', categories: [{ name: 'Metal' }], publishedAt: Date.UTC(2022, 0, 1) }),
    ]);
    const titles = async (query: Parameters<typeof blog.list>[0]) =>
      (await blog.list(query, 1)).posts.map(({ title }) => title);
    expect(await titles({ search: 'tree', categories: ['wood'] })).toEqual(['Tree', 'oak']);
    expect(await titles({ search: 'tree', categories: ['wood'], tags: ['hard'] })).toEqual(['oak']);
    expect(await titles({ search: 'tree', year: 2023 })).toEqual(['Beech']);
    expect(await titles({ search: 'tree', categories: ['metal'] })).toEqual([]);
    expect(await blog.list({ search: 'tree', categories: ['wood'], perPage: 1 }, 2)).toMatchObject({
      posts: [{ title: 'oak' }],
      pages: 2,
      total: 2,
    });
    expect(await titles({ categories: ['news,metal'] })).toEqual(['Beech', 'Zinc']);
    expect(await titles({ orderBy: 'title', order: 'asc' })).toEqual(['Beech', 'oak', 'Tree', 'Zinc']);
  });

  test('TH-10 narrows a list by terms, author, date, language and words, and orders it', async () => {
    const { blog, seed } = await filled(engine, 0);
    const ada = { name: 'Ada', slug: 'ada' };
    await seed([
      post({
        title: 'Zinc',
        categories: [{ name: 'News' }],
        tags: [{ name: 'Metal' }, { name: 'Blue' }],
        author: ada,
      }),
      post({
        title: 'Copper',
        categories: [{ name: 'News' }],
        tags: [{ name: 'Metal' }],
        publishedAt: Date.UTC(2025, 1, 28, 23, 59),
      }),
      post({
        title: 'Oak',
        categories: [{ name: 'Wood' }],
        publishedAt: Date.UTC(2024, 1, 29),
        html: '<p>A hard tree</p>',
      }),
      post({ title: 'Varis', language: 'lt' }),
      post({ title: 'About', type: 'page' }),
    ]);
    const titles = async (query: Parameters<typeof blog.list>[0]) =>
      (await blog.list(query, 1)).posts.map(({ title }) => title);
    expect(await titles({})).toEqual(['Zinc', 'Copper', 'Oak']);
    expect(await titles({ categories: ['news'] })).toEqual(['Zinc', 'Copper']);
    expect(await titles({ categories: ['news'], tags: ['metal', 'blue'] })).toEqual(['Zinc']);
    expect(await titles({ author: 'ada' })).toEqual(['Zinc']);
    expect(await titles({ author: 'nobody' })).toEqual([]);
    expect(await titles({ year: 2025, month: 2 })).toEqual(['Copper']);
    expect(await titles({ year: 2024, month: 2, day: 29 })).toEqual(['Oak']);
    expect(await titles({ month: 2 })).toEqual(['Copper', 'Oak']);
    expect(await titles({ day: 29 })).toEqual(['Oak']);
    for (const never of [
      { month: 13 },
      { year: 2024, month: 2, day: 30 },
      { year: 2 ** 31 - 1 },
      { day: 32 },
    ])
      expect(await titles(never)).toEqual([]);
    expect(await titles({ language: 'lt' })).toEqual(['Varis']);
    expect(await titles({ type: 'page' })).toEqual(['About']);
    expect(await titles({ search: 'tree' })).toEqual(['Oak']);
    expect(await titles({ search: 'tree', orderBy: 'title' })).toEqual(['Oak']);
    expect(await titles({ orderBy: 'title', order: 'asc' })).toEqual(['Copper', 'Oak', 'Zinc']);
    expect(await blog.terms('category')).toEqual([
      { slug: 'news', name: 'News', description: '', parent: null, count: 2 },
      { slug: 'wood', name: 'Wood', description: '', parent: null, count: 1 },
    ]);
    expect(await blog.months()).toEqual([
      { year: 2026, month: 1, count: 1 },
      { year: 2025, month: 2, count: 1 },
      { year: 2024, month: 2, count: 1 },
    ]);
    expect((await blog.authors()).map(({ slug }) => slug)).toEqual(['ada']);
  });

  test('TH-10 every May and every first of a month begin at midnight where the site is', async () => {
    const { blog, seed } = await filled(engine, 0, { timeZone: () => 'Asia/Tokyo' });
    await seed([
      post({ title: 'Last of April', publishedAt: Date.UTC(2024, 3, 30, 14, 59) }),
      post({ title: 'First of May', publishedAt: Date.UTC(2024, 3, 30, 15) }),
      post({ title: 'Another May', publishedAt: Date.UTC(2025, 4, 31, 14, 59) }),
      post({ title: 'New year', publishedAt: Date.UTC(2025, 11, 31, 15) }),
    ]);
    const titles = async (query: Parameters<typeof blog.list>[0]) =>
      (await blog.list({ ...query, order: 'asc', orderBy: 'date' }, 1)).posts.map(({ title }) => title);
    expect(await titles({ month: 5 })).toEqual(['First of May', 'Another May']);
    expect(await titles({ day: 1 })).toEqual(['First of May', 'New year']);
    expect(await titles({ month: 1, day: 1 })).toEqual(['New year']);
    expect(await titles({ year: 2024, day: 30 })).toEqual(['Last of April']);
  });

  test('TH-10 a post has its neighbours, what is related to it, and its translations', async () => {
    const { blog, seed } = await filled(engine, 0);
    const at = (day: number) => Date.UTC(2026, 0, day);
    const tags = [{ name: 'Glass' }, { name: 'Putty' }];
    await seed([
      post({ title: 'One', publishedAt: at(1), tags }),
      post({ title: 'Two', publishedAt: at(2), tags, translationGroup: 'two' }),
      post({ title: 'Three', publishedAt: at(3), tags: tags.slice(1) }),
      post({ title: 'Du', publishedAt: at(4), language: 'lt', translationGroup: 'two' }),
    ]);
    const two = await blog.read('two');
    if (!two) throw new Error('Two is not there.');
    expect(two.translations).toEqual([{ language: 'lt', slug: 'du' }]);
    expect((await blog.read('two', 'lt'))?.title).toBe('Du');
    expect(await blog.read('one', 'lt')).toBeNull();
    const { older, newer } = await blog.neighbours(two);
    expect([older?.title, newer?.title]).toEqual(['One', 'Three']);
    expect((await blog.related(two, 5)).map(({ title }) => title)).toEqual(['One', 'Three']);
  });

  test('TH-10 a post was not changed before it came out, even if its text was written earlier', async () => {
    const { blog, ports, seed } = await filled(engine, 0);
    await seed([post({ title: 'Waited', publishedAt: Date.UTC(2026, 0, 9) })]);
    await ports.database
      .tables<BlogTables>()
      .updateTable('blog_posts')
      .set({ modified_at: Date.UTC(2026, 0, 2) })
      .execute();
    expect(await blog.read('waited')).toMatchObject({
      publishedAt: Date.UTC(2026, 0, 9),
      modifiedAt: Date.UTC(2026, 0, 9),
    });
  });

  test('TH-10 a post without a title is called by its first words wherever it shows, and stays without one', async () => {
    const { app, ports, server, seed } = await runningBlog(engine);
    const words = 'Just a quick aside about the weather, the glass and what both of them do in May.';
    const [id] = await seed([
      seedPost({ title: '', slug: 'aside', html: `<p>${words}</p>` }),
      seedPost({ title: ' ', slug: 'nothing', html: '' }),
    ]);
    const called = 'Just a quick aside about the weather, the glass and what…';
    expect((await server.blog.read('aside'))?.title).toBe(called);
    expect((await server.blog.read('nothing'))?.title).toBe('Untitled');
    expect((await app.inject('/wp-json/wp/v2/search?search=weather')).json()[0].title).toBe(called);
    await ports.database.transaction((transaction) =>
      server.comments.seed(transaction, [
        { postId: String(id), author: 'Ada', content: 'True.', madeAt: 0, answers: null },
      ]),
    );
    const comments = await server.comments.commentsOf(String(id));
    expect(renderToStaticMarkup(comments)).toContain(`One response to “${called}”`);
    expect((await app.inject('/feed/')).body).toContain(`<title>${called}</title>`);
    expect((await app.inject(`/admin/api/blog/posts/${id}`)).json().title).toBe('');
  });

  test('TH-10 nothing that a post brings can run', async () => {
    const { blog, seed } = await filled(engine, 0);
    await seed([
      post({
        title: '<script>alert(1)</script> \u0000 &amp; title',
        html: '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x">link</a> &lt;b&gt; 👨‍👩‍👧</p>',
      }),
    ]);
    const [summary] = (await blog.list({}, 1)).posts;
    expect(summary?.title).toBe('<script>alert(1)</script> &amp; title');
    expect(summary?.excerpt).toBe('Hello link <b> 👨‍👩‍👧');
    expect(summary?.slug).toBe('script-alert-1-script-amp-title');
    expect((await blog.read(summary?.slug ?? ''))?.html).toBe('<p>Hello <a>link</a> &lt;b&gt; 👨‍👩‍👧</p>');
  });

  test('TH-10 a slug is nobody else’s and never the site’s own', async () => {
    const { seed, blog } = await filled(engine, 0, {
      isReserved: (slug) => ['blog', 'imprint'].includes(slug),
    });
    await seed([
      post({ title: 'Blog' }),
      post({ title: 'Imprint' }),
      post({ title: 'Twin' }),
      post({ title: 'Twin!' }),
      post({ title: '2026' }),
      post({ title: '💐' }),
      post({ title: '日本語' }),
    ]);
    const slugs = (await blog.list({ orderBy: 'date', order: 'asc' }, 1)).posts.map(({ slug }) => slug);
    expect(slugs).toEqual(['blog-2', 'imprint-2', 'twin', 'twin-2', '2026-2', 'post', '日本語']);
  });
});

function numbers(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => `Post ${from - index}`);
}

const post = seedPost;

async function filled(engine: TestEngine, count: number, options?: BlogNeeds) {
  const { ports, server, seed } = await runningBlog(engine, options);
  await seed(
    Array.from({ length: count }, (_, index) =>
      post({ title: `Post ${index + 1}`, publishedAt: Date.UTC(2026, 0, 1, 0, index) }),
    ),
  );
  return { ports, server, seed, blog: server.blog };
}
