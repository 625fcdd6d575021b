import { kernelMigrations } from '@portico/kernel/server';
import { describeOnBothEngines, migrate, testPorts } from '@portico/kernel/server/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blogMigrations } from '../migrations.ts';
import { runningBlog, seedPost } from '../testing/blogTestServer.ts';
import { postSearch } from './PostSearch.ts';
import { searchWords } from './searchWords.ts';

const MORE_THAN_ARE_WEIGHED = 1_030;

describeOnBothEngines('searching posts', (engine) => {
  test('TH-03 the title counts more than the excerpt, and that more than the text', async () => {
    const { server, seed } = await runningBlog(engine);
    const filler = 'Other words stand here to make the text longer. '.repeat(5);
    // The best match is the oldest: only the weight of its words puts it first.
    await seed([
      seedPost({ title: 'Glass in the title', html: `<p>${filler}</p>` }),
      seedPost({ title: 'In the excerpt', excerpt: 'About glass', html: `<p>${filler}</p>` }),
      seedPost({ title: 'Thrice in the text', html: `<p>glass ${filler} glass, glass ${filler}</p>` }),
      seedPost({ title: 'In the text', html: `<p>${filler} glass ${filler}</p>` }),
      ...Array.from({ length: 5 }, (_, index) => seedPost({ title: `Elsewhere ${index}` })),
    ]);
    const found = await server.blog.search('glass', 1);
    expect(found.posts.map(({ title }) => title)).toEqual([
      'Glass in the title',
      'In the excerpt',
      'Thrice in the text',
      'In the text',
    ]);
    expect(found).toMatchObject({ total: 4, pages: 1 });
  });

  test('TH-03 a word that most posts have: the title decides still, then the latest, and pages hold each post once', async () => {
    const { server, seed } = await runningBlog(engine);
    const html = '<p>Notes on glass houses.</p>';
    await seed([
      seedPost({ title: 'Glass houses', html }),
      seedPost({ title: 'In the excerpt', excerpt: 'About houses', html }),
      ...Array.from({ length: MORE_THAN_ARE_WEIGHED }, (_, index) =>
        seedPost({ title: `Note ${index}`, html }),
      ),
    ]);
    const pages = [1, 2, 104].map((page) => server.blog.search('glass house', page));
    const [first, second, last] = await Promise.all(pages);
    expect(first?.posts.map(({ title }) => title).slice(0, 4)).toEqual([
      'Glass houses',
      'In the excerpt',
      'Note 1029',
      'Note 1028',
    ]);
    expect(second?.posts[0]?.title).toBe('Note 1021');
    expect(last?.posts.map(({ title }) => title)).toEqual(['Note 1', 'Note 0']);
    expect(last).toMatchObject({ total: 1032, pages: 104 });
    expect(await server.blog.search('glass house', 105)).toMatchObject({ posts: [], total: 1032 });
    // A thousand posts are written one by one, which takes a while on a busy machine.
  }, 120_000);

  test('TH-03 finds by the beginning of the last word, without accents or case, in any script', async () => {
    const { server, seed } = await runningBlog(engine);
    await seed([
      seedPost({ title: 'Gewächshäuser im Frühling' }),
      seedPost({ title: '東京の温室' }),
      seedPost({ title: 'हिन्दी लेख' }),
      seedPost({ title: 'Зимний сад' }),
    ]);
    const first = async (text: string) => (await server.blog.search(text, 1)).posts[0]?.title;
    expect(await first('gewachsh')).toBe('Gewächshäuser im Frühling');
    expect(await first('FRÜHLING gew')).toBe('Gewächshäuser im Frühling');
    expect(await first('温室')).toBe('東京の温室');
    expect(await first('हिन्दी')).toBe('हिन्दी लेख');
    expect(await first('зимн')).toBe('Зимний сад');
    expect(await first('wachs')).toBeUndefined();
  });

  test('TH-03 every sign that an engine could take for an operator is harmless', async () => {
    const { app, seed } = await runningBlog(engine);
    await seed([seedPost({ title: 'Plain words' })]);
    const ask = (search: string) => app.inject(`/wp-json/wp/v2/search?search=${encodeURIComponent(search)}`);
    for (const sign of [
      ...'"\'()*:^+-&|!<>\\{}[]~@#$%=,;./?`_\u0000\u202e',
      'AND',
      'OR',
      'NOT',
      'NEAR(',
      'title:',
      '<->',
      ':*',
      "''",
      '--',
      '/*',
      'rank MATCH',
      ' ',
    ]) {
      for (const text of [sign, `plain ${sign}`, `${sign}plain${sign}`, sign.repeat(50)]) {
        const answer = await ask(text);
        expect(answer.statusCode, text).toBe(200);
      }
    }
    expect((await ask('"plain" -words*')).json()).toHaveLength(1);
    expect((await ask("plain' words")).json()).toHaveLength(1);
  });

  test('TH-03 TH-10 a search looks through one language: the main one, or the one that was asked for', async () => {
    const { app, server, seed } = await runningBlog(engine, { languages: () => ['en', 'de', 'pt-BR'] });
    await seed([
      seedPost({ title: 'Garden words' }),
      seedPost({ title: 'Garden Wörter', language: 'de' }),
      seedPost({ title: 'Garden palavras', language: 'pt-BR' }),
    ]);
    const titles = async (query: string) =>
      (await app.inject(`/wp-json/wp/v2/search?search=garden${query}`))
        .json()
        .map(({ title }: { title: string }) => title);
    expect(await titles('')).toEqual(['Garden words']);
    expect(await titles('&lang=de_DE')).toEqual(['Garden Wörter']);
    expect(await titles('&lang=pt_br')).toEqual(['Garden palavras']);
    expect(await titles('&lang=xx')).toEqual(['Garden words']);
    const found = await server.blog.search('garden', 1, 'de');
    expect(found).toMatchObject({ total: 1, posts: [{ title: 'Garden Wörter' }] });
  });

  test('TH-03 the search call answers as WordPress does', async () => {
    const { app, seed } = await runningBlog(engine);
    await seed(
      Array.from({ length: 5 }, (_, index) =>
        seedPost({ title: `Vine ${index} & <b>`, type: index ? 'post' : 'page' }),
      ),
    );
    const answer = await app.inject({
      url: '/wp-json/wp/v2/search?search=vine&per_page=2&page=2',
      headers: { host: 'site.example' },
    });
    expect(answer.headers).toMatchObject({ 'x-wp-total': '5', 'x-wp-totalpages': '3' });
    expect(answer.json()).toHaveLength(2);
    expect(answer.json()[0]).toEqual({
      id: expect.any(Number),
      title: expect.stringMatching(/^Vine \d & <b>$/),
      url: expect.stringMatching(/^http:\/\/site\.example\/vine-\d-b\/$/),
      type: 'post',
      subtype: expect.stringMatching(/^(post|page)$/),
    });
    expect((await app.inject('/wp-json/wp/v2/search?search=')).json()).toEqual([]);
    for (const query of [
      'page=0',
      'page=-1',
      'page=x',
      'per_page=0',
      'per_page=101',
      'page=99999999',
      'search=vine&page=9',
    ])
      expect((await app.inject(`/wp-json/wp/v2/search?${query}`)).statusCode, query).toBe(400);
    expect((await app.inject(`/wp-json/wp/v2/search?search=${'x'.repeat(501)}`)).statusCode).toBe(400);
  });
});

test('TH-03 an index without weights is filled anew from the posts that are public', async () => {
  const before = blogMigrations.filter(({ name }) => name !== 'theme-03-blog-search-weights');
  const { database } = await testPorts({ migrations: before });
  await sql`insert into blog_posts (id, guid, type, status, slug, title, html, excerpt, shown_excerpt, reading_minutes,
      language, translation_group, created_at, modified_at, is_sticky, comments_open, comment_count)
    select value, value, 'post', case value when 3 then 'draft' else 'published' end, value,
      case value when 1 then 'Glass' else 'Note' end, '<p>Of glass</p>', '', '', 1, 'en', value, 0, 0, 0, 0, 0
    from json_each('[1,2,3]')`.execute(database.tables());
  await migrate(database, [...kernelMigrations, ...blogMigrations]);
  const range = { limit: 10, offset: 0, language: 'en', type: 'post' };
  expect(await postSearch.find(database, 'glass', range)).toEqual({ ids: [1, 2], total: 2 });
});

test('TH-03 words hold nothing but letters, marks and digits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of searchWords(text, 50))
        expect(word).toMatch(/^[\p{L}\p{N}\p{M}\ud800-\udfff]{1,64}$/u);
    }),
  );
});
