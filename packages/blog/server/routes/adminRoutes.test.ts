import { describeOnBothEngines } from '@portico/kernel/server/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type {
  EditedPost,
  Picture,
  PictureDetails,
  PostDraftBody,
  PostItem,
  Revision,
  TermItem,
} from '../../wire/admin.ts';
import { type RunningBlog, runningBlog } from '../testing/blogTestServer.ts';
import { postDraft } from '../testing/postDraft.ts';

describeOnBothEngines('writing posts', (engine) => {
  test('TH-10 a post is written, published, changed and found under its old address', async () => {
    const site = await writing(engine);
    const post = await site.post<EditedPost>(
      '/posts',
      postDraft({ title: 'Old name', html: '<p>One</p><script>x</script>' }),
    );
    expect(post).toMatchObject({ status: 'draft', slug: 'old-name', html: '<p>One</p>' });
    expect(await site.blog.read('old-name')).toBeNull();
    const published = await site.save(post, { status: 'published' });
    expect((await site.blog.read('old-name'))?.title).toBe('Old name');
    const moved = await site.save(published, { status: 'published', slug: 'New Näme', title: 'New' });
    expect(moved.slug).toBe('new-name');
    expect(await site.server.movedTo('old-name')).toBe('/new-name/');
    // The old slug is used again, and leads to the new post.
    const heir = await site.post<EditedPost>('/posts', postDraft({ title: 'Old name', status: 'published' }));
    expect(heir.slug).toBe('old-name');
    expect(await site.server.movedTo('old-name')).toBeNull();
  });

  test('TH-10 what is written meanwhile is kept beside the post and does not show', async () => {
    const site = await writing(engine);
    const post = await site.post<EditedPost>(
      '/posts',
      postDraft({ title: 'Title', html: '<p>Saved</p>', status: 'published' }),
    );
    await site.put(`/posts/${post.id}/autosave`, {
      title: 'Title',
      excerpt: '',
      html: '<p>Unsaved <b onclick="x">words</b></p>',
    });
    await site.put(`/posts/${post.id}/autosave`, {
      title: 'Title',
      excerpt: '',
      html: '<p>More unsaved words</p>',
    });
    expect((await site.blog.read('title'))?.html).toBe('<p>Saved</p>');
    const again = await site.get<EditedPost>(`/posts/${post.id}`);
    expect(again.autosave?.html).toBe('<p>More unsaved words</p>');
    // A preview shows it to anyone with the link, and to nobody else.
    const { url } = await site.get<{ url: string }>(`/posts/${post.id}/preview`);
    const nonce = new URL(url, 'http://x').searchParams.get('nonce');
    expect((await site.server.previewed(post.id, nonce))?.html).toBe('<p>More unsaved words</p>');
    for (const wrong of ['', '0123456789', null, undefined, `${nonce}0`])
      expect(await site.server.previewed(post.id, wrong)).toBeNull();
    expect(await site.server.previewed(post.id + 1, nonce)).toBeNull();
    const saved = await site.save(again, { html: '<p>Final</p>', status: 'published' });
    expect(saved.autosave).toBeNull();
  });

  test('TH-10 every save is a version that can be read and brought back', async () => {
    const site = await writing(engine);
    let post = await site.post<EditedPost>('/posts', postDraft({ title: 'First', html: '<p>1</p>' }));
    for (const html of ['<p>2</p>', '<p>2</p>', '<p>3</p>']) post = await site.save(post, { html });
    const { items } = await site.get<{ items: Revision[] }>(`/posts/${post.id}/revisions`);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ by: 'Eve', kind: 'saved' });
    const oldest = items.at(-1)?.id;
    expect((await site.get<{ html: string }>(`/posts/${post.id}/revisions/${oldest}`)).html).toBe('<p>1</p>');
    const back = await site.post<EditedPost>(`/posts/${post.id}/revisions/${oldest}/restore`, undefined);
    expect(back.html).toBe('<p>1</p>');
    expect((await site.get<{ items: Revision[] }>(`/posts/${post.id}/revisions`)).items).toHaveLength(4);
  });

  test('TH-10 whoever saves second is told, and overwrites nothing', async () => {
    const site = await writing(engine);
    const post = await site.post<EditedPost>('/posts', postDraft({ title: 'Shared' }));
    site.ports.clock.advance(1_000);
    await site.save(post, { html: '<p>Hers</p>' });
    const answer = await site.inject('PUT', `/posts/${post.id}`, {
      draft: postDraft({ title: 'Shared', html: '<p>His</p>' }),
      knownModifiedAt: post.modifiedAt,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('post_changed');
    expect((await site.get<EditedPost>(`/posts/${post.id}`)).html).toBe('<p>Hers</p>');
  });

  test('TH-10 a scheduled post appears at its hour, and not if it was put off', async () => {
    const site = await writing(engine);
    const at = site.ports.clock.now() + 3_600_000;
    const post = await site.post<EditedPost>(
      '/posts',
      postDraft({ title: 'Later', status: 'published', publishedAt: at }),
    );
    expect(post.status).toBe('scheduled');
    const putOff = await site.post<EditedPost>(
      '/posts',
      postDraft({ title: 'Put off', status: 'published', publishedAt: at }),
    );
    await site.save(putOff, { status: 'published', publishedAt: at + 60_000 });
    const stamp = await site.ports.content.stamp(['blog']);
    site.ports.clock.advance(3_599_999);
    await site.ports.jobs.runDue();
    expect(await site.blog.read('later')).toBeNull();
    expect(await site.ports.content.stamp(['blog'])).toBe(stamp);
    site.ports.clock.advance(1);
    await site.ports.jobs.runDue();
    expect((await site.blog.read('later'))?.publishedAt).toBe(at);
    expect((await site.blog.search('later', 1)).total).toBe(1);
    expect(await site.ports.content.stamp(['blog'])).not.toBe(stamp);
    expect(await site.blog.read('put-off')).toBeNull();
    site.ports.clock.advance(60_000);
    await site.ports.jobs.runDue();
    expect(await site.blog.read('put-off')).not.toBeNull();
  });

  test('TH-10 the trash hides a post, gives it back as it was, and is emptied for good', async () => {
    const site = await writing(engine);
    const post = await site.post<EditedPost>('/posts', postDraft({ title: 'Gone', status: 'published' }));
    const other = await site.post<EditedPost>('/posts', postDraft({ title: 'Stays' }));
    const bulk = async (action: string, ...ids: number[]) =>
      (await site.post<{ changed: number[] }>('/posts/bulk', { ids, action })).changed;
    expect(await bulk('delete', post.id)).toEqual([]);
    expect(await bulk('trash', post.id, other.id, 999_999)).toEqual([post.id, other.id]);
    expect(await site.blog.read('gone')).toBeNull();
    expect((await site.blog.search('gone', 1)).total).toBe(0);
    expect((await site.get<{ items: PostItem[] }>('/posts')).items).toEqual([]);
    expect((await site.get<{ items: PostItem[] }>('/posts?status=trash')).items).toHaveLength(2);
    expect(await bulk('publish', post.id)).toEqual([]);
    expect(await bulk('restore', post.id, other.id)).toEqual([post.id, other.id]);
    expect((await site.blog.read('gone'))?.title).toBe('Gone');
    expect((await site.get<EditedPost>(`/posts/${other.id}`)).status).toBe('draft');
    await bulk('trash', post.id);
    expect(await bulk('delete', post.id)).toEqual([post.id]);
    expect((await site.inject('GET', `/posts/${post.id}`)).statusCode).toBe(404);
  });

  test('TH-10 categories, tags and authors are made, renamed and removed, and pages know', async () => {
    const site = await writing(engine);
    const news = await site.post<TermItem>('/terms', {
      taxonomy: 'category',
      name: 'News',
      slug: '',
      description: '',
    });
    const tag = await site.post<TermItem>('/terms', {
      taxonomy: 'tag',
      name: 'Glass',
      slug: '',
      description: '',
    });
    const author = await site.post<{ id: number }>('/authors', { name: 'Ada', slug: '', about: 'Writes.' });
    const post = await site.post<EditedPost>(
      '/posts',
      postDraft({
        title: 'With terms',
        status: 'published',
        categories: [news.id],
        tags: [tag.id],
        author: author.id,
      }),
    );
    expect(post).toMatchObject({ categories: [news.id], tags: [tag.id], author: author.id });
    await site.put(`/terms/${news.id}`, {
      taxonomy: 'category',
      name: 'Reports',
      slug: 'reports',
      description: 'x',
    });
    expect((await site.blog.read('with-terms'))?.categories[0]).toEqual({
      slug: 'reports',
      name: 'Reports',
      description: 'x',
    });
    expect(
      (
        await site.inject('POST', '/terms', {
          taxonomy: 'category',
          name: 'Again',
          slug: 'reports',
          description: '',
        })
      ).json().data.params,
    ).toEqual({ slug: 'This address is already taken.' });
    expect((await site.get<{ items: TermItem[] }>('/terms?taxonomy=category')).items).toMatchObject([
      { name: 'Reports', count: 1 },
    ]);
    await site.inject('DELETE', `/terms/${news.id}`);
    await site.inject('DELETE', `/authors/${author.id}`);
    expect(await site.blog.read('with-terms')).toMatchObject({ categories: [], author: null });
    for (const wrong of [
      { categories: [tag.id] },
      { tags: [999] },
      { author: 999 },
      { cover: 999 },
      { status: 'published', title: ' ' },
    ])
      expect(
        (await site.inject('POST', '/posts', postDraft({ title: 'x', ...wrong } as Partial<PostDraftBody>)))
          .statusCode,
      ).toBe(400);
  });

  test('TH-10 a picture comes in slices, is used, described and removed', async () => {
    const site = await writing(engine);
    const content = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#2255aa' } })
      .png()
      .toBuffer();
    const upload = await site.bring(content);
    const picture = await site.post<Picture>('/media', { upload, name: 'sea.png', alt: 'The sea' });
    expect(picture).toMatchObject({ width: 800, height: 400, alt: 'The sea', name: 'sea.png' });
    const served = await site.app.inject(picture.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const post = await site.post<EditedPost>(
      '/posts',
      postDraft({
        title: 'At sea',
        cover: picture.id,
        html: `<p><img src="${picture.url}" alt=""></p>`,
        status: 'published',
      }),
    );
    expect((await site.blog.read('at-sea'))?.cover).toMatchObject({ alt: 'The sea', width: 800 });
    const details = await site.put<PictureDetails>(`/media/${picture.id}`, { alt: 'Waves <b>' });
    expect(details).toMatchObject({ alt: 'Waves <b>', usedIn: [{ id: post.id, title: 'At sea' }] });
    const words = { title: ' The\nsea ', caption: 'By <a href="https://a.example/">A</a><script>x</script>' };
    const described = await site.put<PictureDetails>(`/media/${picture.id}`, { alt: 'Waves', ...words });
    const kept = { title: 'The sea', caption: 'By <a href="https://a.example/">A</a>' };
    expect(described).toMatchObject({ alt: 'Waves', ...kept, description: '' });
    // Anything not given stays.
    expect(await site.put<PictureDetails>(`/media/${picture.id}`, { alt: '' })).toMatchObject(kept);
    expect((await site.inject('DELETE', `/media/${picture.id}`)).statusCode).toBe(204);
    expect((await site.app.inject(picture.url)).statusCode).toBe(404);
    expect((await site.blog.read('at-sea'))?.cover).toBeNull();
    const taken = async (content: string) =>
      site.inject('POST', '/media', {
        upload: await site.bring(Buffer.from(content)),
        name: 'a.png',
        alt: '',
      });
    for (const [content, sentence] of [
      ['<svg onload=x>', 'cannot be read'],
      ['GIF and nothing', 'cannot be used as a picture'],
    ] as const) {
      const notOne = await taken(content);
      expect(notOne.statusCode).toBe(400);
      expect(notOne.json().message).toContain(sentence);
    }
    const drawing = await taken(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><script>alert(1)</script><path d="M0 0h60v40z"/></svg>',
    );
    expect(drawing.json()).toMatchObject({ width: 120, height: 80 });
    expect(drawing.json().url).toMatch(/\.webp$/);
  });

  test('TH-10 slices out of order, repeated or aimed elsewhere do no harm', async () => {
    const site = await writing(engine);
    const { id } = await site.post<{ id: string }>('/uploads', undefined);
    const slice = (offset: number, text: string) =>
      site.inject('PUT', `/uploads/${id}`, { offset, content: Buffer.from(text).toString('base64') });
    expect((await slice(0, 'abc')).json()).toMatchObject({ received: 3 });
    expect((await slice(0, 'abc')).json()).toMatchObject({ received: 3 });
    expect((await slice(7, 'x')).statusCode).toBe(409);
    for (const wrong of ['00000000-0000-4000-8000-000000000000', '..%2f..%2fportico.db', 'x'])
      expect([400, 404]).toContain(
        (await site.inject('PUT', `/uploads/${wrong}`, { offset: 0, content: 'YQ==' })).statusCode,
      );
    expect((await site.inject('PUT', `/uploads/${id}`, { offset: -1, content: '%%%' })).statusCode).toBe(400);
  });

  test('TH-10 the list is searched, filtered and paged', async () => {
    const site = await writing(engine);
    for (let index = 0; index < 5; index++) {
      site.ports.clock.advance(1_000);
      await site.post(
        '/posts',
        postDraft({
          title: `Entry ${index} 100%`,
          type: index === 0 ? 'page' : 'post',
          status: index % 2 ? 'published' : 'draft',
        }),
      );
    }
    const titles = async (query: string) =>
      (await site.get<{ items: PostItem[] }>(`/posts?${query}`)).items.map(({ title }) => title);
    expect(await titles('search=ENTRY+3')).toEqual(['Entry 3 100%']);
    expect(await titles('search=0%25')).toHaveLength(5);
    expect(await titles('search=_')).toEqual([]);
    expect(await titles('type=page')).toEqual(['Entry 0 100%']);
    expect(await titles('status=published')).toEqual(['Entry 3 100%', 'Entry 1 100%']);
    const page = await site.get<{ items: PostItem[]; nextCursor: string }>('/posts?limit=3');
    expect(page.items.map(({ title }) => title)).toEqual(['Entry 4 100%', 'Entry 3 100%', 'Entry 2 100%']);
    expect(await titles(`limit=3&cursor=${page.nextCursor}`)).toEqual(['Entry 1 100%', 'Entry 0 100%']);
    for (const wrong of ['status=x', 'limit=0', 'cursor=x', 'category=a'])
      expect((await site.inject('GET', `/posts?${wrong}`)).statusCode, wrong).toBe(400);
  });
});

describeOnBothEngines('versions of a post', (engine) => {
  test('TH-10 one in each language, under a code that pages can write, and apart again when somebody says so', async () => {
    const site = await writing(engine);
    const publish = (parts: Partial<PostDraftBody>) =>
      site.post<EditedPost>('/posts', postDraft({ status: 'published', ...parts }));
    const english = await publish({ title: 'Oak' });
    const german = await publish({ title: 'Eiche', language: 'DE', translationOf: english.id });
    const brazilian = await publish({ title: 'Carvalho', language: 'pt_br', translationOf: german.id });
    expect([german.language, brazilian.language]).toEqual(['de', 'pt-BR']);
    expect((await site.blog.read('oak'))?.translations).toEqual([
      { language: 'de', slug: 'eiche' },
      { language: 'pt-BR', slug: 'carvalho' },
    ]);
    const twin = await site.inject(
      'POST',
      '/posts',
      postDraft({ title: 'Noch eine', language: 'de', translationOf: english.id }),
    );
    expect(twin.json().data.params.translationOf).toContain('Eiche');
    const unknown = await site.inject('POST', '/posts', postDraft({ language: 'abc-12' }));
    expect(unknown.json().data.params.language).toContain('No language');
    await site.save(german, { status: 'published', language: 'de', translationOf: null });
    expect((await site.blog.read('oak'))?.translations).toEqual([{ language: 'pt-BR', slug: 'carvalho' }]);
    expect((await site.blog.read('eiche'))?.translations).toEqual([]);
  });
});

async function writing(engine: Parameters<typeof runningBlog>[0]) {
  const running: RunningBlog = await runningBlog(engine);
  const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown) =>
    running.app.inject({
      method,
      url: `/admin/api/blog${path}`,
      ...(payload !== undefined && { payload: payload as object }),
    });
  async function ok<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: unknown,
  ): Promise<Answer> {
    const answer = await inject(method, path, payload);
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBe(200);
    return answer.json();
  }
  return {
    ...running,
    blog: running.server.blog,
    inject,
    get: <Answer>(path: string) => ok<Answer>('GET', path),
    post: <Answer>(path: string, body: unknown) => ok<Answer>('POST', path, body),
    put: <Answer>(path: string, body: unknown) => ok<Answer>('PUT', path, body),
    save: (post: EditedPost, parts: Partial<PostDraftBody>) => {
      const { title, slug, html, excerpt, author, categories, tags, publishedAt } = post;
      const known = { title, slug, html, excerpt, author, categories, tags, publishedAt };
      return ok<EditedPost>('PUT', `/posts/${post.id}`, {
        draft: postDraft({ ...known, ...parts }),
        knownModifiedAt: post.modifiedAt,
      });
    },
    async bring(content: Buffer): Promise<string> {
      const { id } = await ok<{ id: string }>('POST', '/uploads');
      const half = Math.ceil(content.length / 2);
      for (const offset of [0, half])
        await ok('PUT', `/uploads/${id}`, {
          offset,
          content: content.subarray(offset, offset + half).toString('base64'),
        });
      return id;
    },
  };
}
