import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { type RunningBlog, runningBlog, seedPost } from '../testing/blogTestServer.ts';

const PATH = '/wp-json/nv/v1/posts/page';

describeOnBothEngines('the call for further posts', (engine) => {
  test('TH-10 answers a page of posts as one JSON string of articles, and an empty string after the last', async () => {
    const blog = await withPosts(engine);
    const second = await ask(blog, '/2', []);
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(titles(second.json())).toEqual([
      'Post 15',
      'Post 14',
      'Post 13',
      'Post 12',
      'Post 11',
      'Post 10',
      'Post 9',
      'Post 8',
      'Post 7',
      'Post 6',
    ]);
    expect(second.json()).toMatch(/^<article id="post-\d+" class="post layout-grid">/);
    for (const path of ['/2/', '/2/en', '/2/en/'])
      expect((await ask(blog, path, [])).body, path).toBe(second.body);
    for (const page of ['/0', '/00', '/4', '/10001', '/99999999999999999999', `/${'9'.repeat(90)}`])
      expect((await ask(blog, page, [])).json(), page).toBe('');
    for (const page of ['/-1', '/1.5', '/x', '/', '/2/a%20b', '/2/en/3', '/%00', '/2%2f3', '/%E0%A4%A'])
      expect([400, 404], page).toContain((await ask(blog, page, [])).statusCode);
  });

  test('TH-10 narrows by what is on the list and by nothing else', async () => {
    const blog = await withPosts(engine);
    const first = async (body: unknown) => titles((await ask(blog, '/1', body)).json());
    const all = await first({});
    expect(all).toHaveLength(10);
    expect(await first({ category_name: 'even', order: 'asc' })).toEqual(
      Array.from({ length: 10 }, (_, index) => `Post ${index * 2 + 2}`),
    );
    expect(await first({ category: ['even'], tag: 'third' })).toEqual([
      'Post 24',
      'Post 18',
      'Post 12',
      'Post 6',
    ]);
    expect(await first({ post_tag: 'third', category_name: 'even+odd' })).toEqual([]);
    expect(await first({ post_tag: ['third'], category: ['even', 'odd'] })).toEqual([]);
    expect(await first({ tag: 'third even' })).toEqual([]);
    expect((await first({ category_name: 'even,odd' })).length).toBe(10);
    expect(await first({ category_name: 'parent/Even', tag: ' THIRD ' })).toEqual([
      'Post 24',
      'Post 18',
      'Post 12',
      'Post 6',
    ]);
    for (const category_name of ['!!!', 'nothing', 'even odd', '%'])
      expect(await first({ category_name }), category_name).toEqual([]);
    expect(await first({ s: 'Post <b>25</b>' })).toEqual(['Post 25']);
    expect(await first({ s: 'post', category_name: 'even', tag: 'third' })).toEqual([
      'Post 24',
      'Post 18',
      'Post 12',
      'Post 6',
    ]);
    expect(await first({ orderby: 'TITLE', order: 'AsC' })).toContain('Post 10');
    expect(await first({ orderby: 'rand', order: 'sideways' })).toEqual(all);
    for (const author_name of ['ada', 'Ada', ' <ada> ', 'ada%&$'])
      expect(await first({ author_name }), author_name).toEqual(['Post 7']);
    expect(await first({ author_name: 'ada_b@c' })).toEqual([]);
    for (const author of [1, '1', -1, '1 and more'])
      expect(await first({ author }), String(author)).toEqual(['Post 7']);
    for (const author of [999_999, 1e21, '99999999999999999999'])
      expect(await first({ author }), String(author)).toEqual([]);
    expect(await first({ year: 99_999_999_999 })).toEqual([]);
    expect(await first({ year: '2026', monthnum: 1, day: '1' })).toEqual(all);
    expect(await first({ year: 1999 })).toEqual([]);
    expect(await first({ post_type: 'page' })).toEqual(['A page']);
    expect(await first({ post_type: 'revision' })).toEqual(all);
    // What would widen the list, shadow the URL or reach non-public posts.
    for (const body of [
      { posts_per_page: 100 },
      { paged: 2 },
      { page_number: 3, lang: 'lt' },
      { post_status: 'draft' },
      { post__in: [1] },
      { meta_key: 'x', meta_value: 'y' },
      { pagename: 'a-page' },
      { p: 1, cat: 1, tag_id: 1 },
    ])
      expect(await first(body), JSON.stringify(body)).toEqual(all);
  });

  test('TH-10 a draft, a scheduled post and the trash never show', async () => {
    const blog = await withPosts(engine);
    for (const status of ['draft', 'scheduled', 'trash'])
      await blog.ports.database
        .tables<{ blog_posts: { status: string; slug: string } }>()
        .updateTable('blog_posts')
        .set({ status })
        .where('slug', '=', { draft: 'post-25', scheduled: 'post-24', trash: 'post-23' }[status] ?? '')
        .execute();
    const shown = titles((await ask(blog, '/1', { post_status: 'any', s: '' })).json());
    expect(shown[0]).toBe('Post 22');
  });

  test('TH-10 the language in the address chooses among the languages of the site', async () => {
    const blog = await runningBlog(engine, { languages: () => ['en', 'lt'] });
    await blog.seed([seedPost({ title: 'Oak' }), seedPost({ title: 'Azuolas', language: 'lt' })]);
    for (const [path, title] of [
      ['/1', 'Oak'],
      ['/1/en_US', 'Oak'],
      ['/1/lt', 'Azuolas'],
      ['/1/lt_LT', 'Azuolas'],
      ['/1/LT', 'Azuolas'],
      ['/1/xx', 'Oak'],
      ['/1/__proto__', 'Oak'],
    ])
      expect(titles((await ask(blog, path ?? '', {})).json()), path).toEqual([title]);
    const single = await runningBlog(engine);
    await single.seed([seedPost({ title: 'Oak' }), seedPost({ title: 'Azuolas', language: 'lt' })]);
    expect(titles((await ask(single, '/1/lt', {})).json())).toEqual(['Oak']);
  });

  test('TH-10 bad input gets an answer and not a fault', async () => {
    const blog = await withPosts(engine);
    const send = (payload: string, type = 'application/json; charset=UTF-8') =>
      blog.app.inject({ method: 'POST', url: `${PATH}/1`, payload, headers: { 'content-type': type } });
    const all = (await ask(blog, '/1', {})).body;
    for (const body of [
      'null',
      '[]',
      '""',
      '7',
      'true',
      '',
      '   ',
      '{"__proto__":{"category_name":"even"}}',
      '{"constructor":{"prototype":{"tag":"third"}}}',
      '{"category_name":{"a":1},"tag":[{}],"s":[1],"author":{},"year":[],"order":null,"orderby":7,"post_type":["page"]}',
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      `{"s":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      '{"author":-0,"year":"0","day":1e400,"monthnum":"0x1"}',
    ]) {
      const answer = await send(body);
      expect(answer.statusCode, body.slice(0, 80)).toBe(200);
      expect(answer.body, body.slice(0, 80)).toBe(all);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      expect((await send('category_name=even', type)).body).toBe(all);
    for (const body of ['{', '{"a":}', "{'a':1}", 'undefined', '{"a":1}x', '\u0000']) {
      const answer = await send(body);
      expect(answer.statusCode, body).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'rest_invalid_json', data: { status: 400 } });
    }
    expect((await send(`{"s":"${'x'.repeat(10_000_000)}"}`)).statusCode).toBe(413);
    expect(
      (await send(`{"category_name":"' OR 1=1 --","author_name":"'; drop table blog_posts; --"}`)).json(),
    ).toBe('');
    expect((await send('{"s":"\\u0000\\ud800 \\u202e <script>"}')).statusCode).toBe(200);
    expect((await ask(blog, '/1', {})).body).toBe(all);
  });

  test('TH-10 whoever asks too often waits, everybody else does not', async () => {
    const blog = await withPosts(engine);
    const from = (remoteAddress: string) =>
      blog.app.inject({ method: 'POST', url: `${PATH}/9`, payload: {}, remoteAddress });
    for (let call = 0; call < 240; call++) await from('10.0.0.1');
    const refused = await from('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect((await from('10.0.0.2')).statusCode).toBe(200);
    blog.ports.clock.advance(60_000);
    expect((await from('10.0.0.1')).statusCode).toBe(200);
  });

  test('TH-10 a new post is in the next answer', async () => {
    const blog = await withPosts(engine);
    await ask(blog, '/1', {});
    await blog.seed([seedPost({ title: 'Fresh', publishedAt: Date.UTC(2026, 0, 14) })]);
    expect(titles((await ask(blog, '/1', {})).json())[0]).toBe('Fresh');
  });
});

async function withPosts(engine: Parameters<typeof runningBlog>[0]): Promise<RunningBlog> {
  const blog = await runningBlog(engine);
  await blog.seed([
    ...Array.from({ length: 25 }, (_, index) =>
      seedPost({
        title: `Post ${index + 1}`,
        publishedAt: Date.UTC(2026, 0, 1, 0, index),
        categories: [{ name: (index + 1) % 2 === 0 ? 'Even' : 'Odd' }],
        tags: (index + 1) % 3 === 0 ? [{ name: 'Third' }] : [],
        ...(index === 6 && { author: { name: 'Ada' } }),
      }),
    ),
    seedPost({ title: 'A page', type: 'page' }),
  ]);
  return blog;
}

function ask({ app }: RunningBlog, path: string, body: unknown) {
  return app.inject({
    method: 'POST',
    url: PATH + path,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    payload: JSON.stringify(body),
  });
}

function titles(html: string): string[] {
  return [...html.matchAll(/<a href="[^"]*">([^<]*)<\/a>/g)].map(([, title = '']) => title);
}
