import { describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import type { EditedPost, PostItem, TermItem } from '../wire/admin.ts';
import { type RunningBlog, runningBlog } from './testing/blogTestServer.ts';
import { imported } from './testing/imported.ts';

describeOnBothEngines('categories and pages that lie below others', (engine) => {
  test('TH-10 an import keeps the tree of categories, in whatever order the file has it', async () => {
    const { blog } = (await grown(engine)).server;
    expect((await blog.categoriesAbove('harbour')).map(({ name }) => name)).toEqual(['News', 'Local']);
    expect(await blog.categoriesAbove('news')).toEqual([]);
    expect(await blog.categoriesAbove('nowhere')).toEqual([]);
    // Two that are each below the other: the first wins, without a loop.
    expect((await blog.categoriesAbove('hen')).map(({ slug }) => slug)).toEqual(['egg']);
    expect(await blog.categoriesAbove('egg')).toEqual([]);
  });

  test('TH-10 the archive of a category has the posts below it, each once, and says how many', async () => {
    const site = await grown(engine);
    const { blog } = site.server;
    const titles = async (categories: string[]) =>
      (await blog.list({ categories, orderBy: 'title', order: 'asc' }, 1)).posts.map(({ title }) => title);
    expect(await titles(['news'])).toEqual(['Boats', 'Both', 'Ministers']);
    expect(await titles(['local'])).toEqual(['Boats', 'Both']);
    expect(await titles(['news', 'harbour'])).toEqual(['Boats', 'Both']);
    expect(await titles(['egg,harbour'])).toEqual(['Boats', 'Both']);
    expect((await blog.terms('category')).map(({ slug, parent, count }) => [slug, parent, count])).toEqual([
      ['harbour', 'local', 2],
      ['local', 'news', 2],
      ['news', null, 3],
    ]);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/wp-json/nv/v1/posts/page/1',
      payload: { category_name: 'news/local' },
    });
    expect(answer.json().match(/<article/g)).toHaveLength(2);
  });

  test('TH-10 a page knows those above it that everybody may read', async () => {
    const { blog } = (await grown(engine)).server;
    expect((await blog.read('crew'))?.above).toEqual([
      { slug: 'about', title: 'About us' },
      { slug: 'team', title: 'Team' },
    ]);
    expect((await blog.read('secret-child'))?.above).toEqual([]);
    expect((await blog.read('about'))?.above).toEqual([]);
  });

  test('TH-10 old addresses lead on: nested pages, dated posts and categories below others', async () => {
    const { movedTo } = (await grown(engine)).server;
    expect(await movedTo('/about/team/')).toBe('/team/');
    expect(await movedTo('/about/team/crew')).toBe('/crew/');
    expect(await movedTo('/2020/05/17/%d0%ba%d0%be%d1%82/')).toBe(`/${encodeURIComponent('кот')}/`);
    expect(await movedTo('/category/news/local/harbour/')).toBe('/category/harbour/');
    expect(await movedTo('/category/news/local/page/2/')).toBe('/category/local/page/2/');
    expect(await movedTo('/category/news/local/feed/')).toBe('/category/local/feed/');
    for (const nowhere of [
      '/',
      '/about/nobody/',
      '/category/news/nothing/',
      '/category/news/page/2/',
      '/%/%/',
      '/%00/%00/',
    ])
      expect(await movedTo(nowhere), nowhere).toBeNull();
  });

  test('TH-10 what was exported here grows the same tree elsewhere', async () => {
    const [here, there] = [await grown(engine), await runningBlog(engine)];
    const site = { title: 'Here', description: '', language: 'en' };
    let xml = '';
    for await (const piece of here.server.exportWxr({ site, origin: 'https://here.example', now: 0 }))
      xml += piece;
    await imported(there, xml);
    expect(await there.server.blog.terms('category')).toEqual(await here.server.blog.terms('category'));
    expect((await there.server.blog.read('crew'))?.above).toEqual(
      (await here.server.blog.read('crew'))?.above,
    );
  }, 60_000);

  test('TH-10 an editor moves categories, never below themselves; what lay below one that goes moves up', async () => {
    const { app } = await grown(engine);
    const items = async () => (await app.inject(`${API}/terms?taxonomy=category`)).json().items as TermItem[];
    const named = async (slug: string) => {
      const item = (await items()).find((one) => one.slug === slug);
      if (!item) throw new Error(`There is no ${slug}.`);
      return item;
    };
    const move = async (slug: string, parent: number | null) => {
      const { id, name, description } = await named(slug);
      const payload = { taxonomy: 'category', name, slug, description, parent };
      return app.inject({ method: 'PUT', url: `${API}/terms/${id}`, payload });
    };
    const [news, local, harbour] = [await named('news'), await named('local'), await named('harbour')];
    expect([local.parent, harbour.parent]).toEqual([news.id, local.id]);
    for (const below of [news, local, harbour]) {
      const refused = await move('news', below.id);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('cannot be below itself');
    }
    expect((await move('harbour', 987_654)).statusCode).toBe(400);
    expect((await move('harbour', news.id)).json().parent).toBe(news.id);
    expect((await move('harbour', local.id)).json().parent).toBe(local.id);
    const filtered = await app.inject(`${API}/posts?category=${news.id}&limit=50`);
    expect(filtered.json().items).toHaveLength(3);
    await app.inject({ method: 'DELETE', url: `${API}/terms/${local.id}` });
    expect((await named('harbour')).parent).toBe(news.id);
    await app.inject({ method: 'DELETE', url: `${API}/terms/${news.id}` });
    expect((await named('harbour')).parent).toBeNull();
  });

  test('TH-10 an editor moves pages, never below themselves or a post', async () => {
    const { app } = await grown(engine);
    const list = (await app.inject(`${API}/posts?type=page&limit=50`)).json().items as PostItem[];
    const idOf = (slug: string) => list.find((item) => item.slug === slug)?.id ?? 0;
    expect(list.find(({ slug }) => slug === 'team')?.parent).toBe('About us');
    const read = async (slug: string): Promise<EditedPost> =>
      (await app.inject(`${API}/posts/${idOf(slug)}`)).json();
    const move = async (slug: string, parent: number | null) => {
      const { modifiedAt, translations: _, autosave: __, cover: ___, ...post } = await read(slug);
      const draft = { ...post, parent, status: 'published', cover: null, translationOf: null };
      const payload = { draft, knownModifiedAt: modifiedAt };
      return app.inject({ method: 'PUT', url: `${API}/posts/${idOf(slug)}`, payload });
    };
    expect((await read('team')).parent).toEqual({ id: idOf('about'), title: 'About us' });
    expect((await move('about', idOf('crew'))).body).toContain('cannot be below itself');
    const [post] = (await app.inject(`${API}/posts?type=post&limit=1`)).json().items as PostItem[];
    expect((await move('about', post?.id ?? 0)).body).toContain('There is no such page.');
    expect((await move('crew', idOf('about'))).json().parent.id).toBe(idOf('about'));
    expect((await move('crew', null)).json().parent).toBeNull();
  });
});

const API = '/admin/api/blog';

/** A blog with an import from another site: categories with posts, and nested pages. */
async function grown(engine: TestEngine): Promise<RunningBlog> {
  const blog = await runningBlog(engine);
  const category = (slug: string, name: string, parent: string) =>
    `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent><![CDATA[${parent}]]></wp:category_parent><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`;
  const item = (id: number, type: string, slug: string, title: string, link: string, more = '') =>
    `<item><title>${title}</title><link>https://old.example${link}</link><guid>https://old.example/?p=${id}</guid><wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type><wp:post_date_gmt>2020-05-17 08:30:00</wp:post_date_gmt>${more}</item>`;
  const page = (id: number, slug: string, title: string, link: string, parent: number, more = '') =>
    item(id, 'page', slug, title, link, `<wp:post_parent>${parent}</wp:post_parent>${more}`);
  const inCategories = (...slugs: string[]) =>
    slugs.map((slug) => `<category domain="category" nicename="${slug}">${slug}</category>`).join('');
  const result = await imported(
    blog,
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>
${category('harbour', 'Harbour', 'local')}${category('news', 'News', '')}${category('local', 'Local', 'news')}
${category('hen', 'Hen', 'egg')}${category('egg', 'Egg', 'hen')}${category('lost', 'Lost', 'nowhere')}
${item(1, 'post', 'boats', 'Boats', '/boats/', inCategories('harbour'))}
${item(2, 'post', 'both', 'Both', '/both/', inCategories('harbour', 'local'))}
${item(3, 'post', 'ministers', 'Ministers', '/?p=3', inCategories('news'))}
${item(4, 'post', '%d0%ba%d0%be%d1%82', 'Кот', '/2020/05/17/%d0%ba%d0%be%d1%82/')}
${page(13, 'crew', 'Crew', '/about/team/crew/', 12)}
${page(12, 'team', 'Team', '/about/team/', 11)}
${page(11, 'about', 'About us', '/about/', 0)}
${page(14, 'secret', 'Secret', '/secret/', 0).replace('>publish<', '>private<')}
${page(15, 'secret-child', 'Child', '/secret/secret-child/', 14)}
${page(16, 'loop', 'Loop', '/loop/', 17)}${page(17, 'loop-too', 'Loop', '/loop-too/', 16)}
</channel></rss>`,
  );
  expect(result).toMatchObject({ state: 'done', problem: null });
  return blog;
}
