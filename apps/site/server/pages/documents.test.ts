import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlogTables } from '../../../../packages/blog/server/tables.ts';
import { postDraft } from '../../../../packages/blog/server/testing/postDraft.ts';
import { type Administrator, signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
let administrator: Administrator;
beforeAll(async () => {
  site = await startSite();
  administrator = await signInAdministrator(site);
});
afterAll(() => site.remove());

test('PB-24 a page is there for visitors once it is published, with a sheet that they may keep for good', async () => {
  const page = await make('Opening hours', [heading('Open', { title_color: '#123456' })]);
  expect((await visit('/opening-hours/')).status).toBe(404);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  const shown = await visit('/opening-hours/');
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('>Open</h2>');
  const sheet = new RegExp(`/assets/documents/${page.id}-[\\w-]+\\.css`).exec(shown.text)?.[0] ?? '';
  const first = await visit(sheet);
  expect(first.text).toContain('color:#123456');
  expect(first.headers.get('cache-control')).toContain('immutable');

  await call('PUT', `/documents/${page.id}`, {
    version: 2,
    publish: true,
    elements: [heading('Shut', { title_color: '#654321' })],
  });
  expect((await visit('/opening-hours/')).text).toContain('>Shut</h2>');
  const stale = await visit(sheet);
  expect(stale.text).toContain('color:#654321');
  expect(stale.headers.get('cache-control')).not.toContain('immutable');

  await call('DELETE', `/documents/${page.id}`);
  expect((await visit('/opening-hours/')).status).toBe(404);
  expect((await visit(sheet)).status).toBe(404);
});

test('K a page that was made with Elementor brings its look to a site without a kit, and alone has it', async () => {
  const publish = async (title: string, settings: object): Promise<string> => {
    const page = await make(title, [heading('Words')]);
    await call('PUT', `/documents/${page.id}`, { version: 1, settings, publish: true });
    return (await visit(`/${title.toLowerCase()}/`)).text;
  };
  const look = /<link[^>]+href="\/assets\/chunks\/look-1\.css"/;
  const theirs = await publish('Theirs', { portico_look: 'elementor' });
  expect(theirs).toMatch(look);
  expect(theirs).toMatch(/<body[^>]+class="[^"]*portico-elementor-page/);
  expect(theirs, 'the site around it keeps its own').not.toContain('portico-elementor-site');
  expect(theirs).toMatch(/<div[^>]+class="elementor elementor-\d+ portico-elementor-look"/);
  const sheet = /\/assets\/documents\/\d+-\w+\.css/.exec(theirs)?.[0] ?? '';
  expect((await visit(sheet)).text).toMatch(
    /--e-global-typography-primary-font-family:"Roboto".*font-weight:600/,
  );
  const ours = await publish('Ours', {});
  expect(ours).not.toMatch(look);
  expect(ours).not.toContain('portico-elementor');
});

test('K a page shows a box in the place of pictures that its visitors cannot load', async () => {
  const gone = `/media/${'0'.repeat(20)}-640.webp`;
  const picture = (url: string) => ({
    ...heading(''),
    widgetType: 'image',
    settings: { image: { id: 1, url, alt: '', width: 640, height: 480 } },
  });
  const page = await make('Harbour', [
    ...['https://away.example/quay.jpg', gone, `${site.address}/samples/placeholder.svg`].map(picture),
  ]);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  const { text } = await visit('/harbour/');
  const box = /\/kit-pictures\/[0-]+-640x480\.svg/.exec(text)?.[0] ?? '';
  expect(text.split(`src="${box}"`)).toHaveLength(3);
  expect(text).not.toMatch(/src="[^"]*(?:away\.example|\/media\/0)/);
  expect(text).toContain(`src="${site.address}/samples/placeholder.svg"`);
  const drawn = await visit(box);
  expect(drawn.status).toBe(200);
  expect(drawn.text).toContain('width="640" height="480"');
  const stored = JSON.stringify((await call('GET', `/documents/${page.id}`)).body);
  expect(stored).toContain('https://away.example/quay.jpg');
  expect(stored).not.toContain('kit-pictures');
});

test('K pictures are shown with what the library says of them, here and on the canvas', async () => {
  const photo = { id: 1, ...(await storedPhoto('8')) };
  const { items } = (await call('GET', '/blog/media')).body;
  const id = items.find(({ url }: { url: string }) => url === photo.url)?.id;
  const say = (caption: string) =>
    call('PUT', `/blog/media/${id}`, {
      ...{ alt: 'A hull', title: 'The "Ada"', description: 'Built <b>here</b>' },
      caption,
    });
  await say('By <a href="/who/">Ada</a>');
  const widget = (widgetType: string, settings: object) => ({ ...heading(''), widgetType, settings });
  const page = await make('Hulls', [
    widget('image', { image: photo, caption_source: 'attachment', link_to: 'file', open_lightbox: 'yes' }),
    widget('image', { image: photo, caption_source: 'none' }),
    widget('image-gallery', { wp_gallery: [photo, { url: '/samples/placeholder.svg' }] }),
    widget('image-carousel', { carousel: [photo, photo], caption_type: 'title' }),
    widget('image-carousel', { carousel: [photo], caption_type: 'description' }),
  ]);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  const { text } = await visit('/hulls/');
  const caption = 'By <a href="/who/">Ada</a></figcaption>';
  expect(text).toContain(`<figcaption class="widget-image-caption wp-caption-text">${caption}`);
  expect(text).toContain(`<figcaption class="wp-caption-text gallery-caption">${caption}`);
  expect(text.split(caption)).toHaveLength(3);
  expect(text.split('carousel-caption">The &quot;Ada&quot;</figcaption>')).toHaveLength(3);
  expect(text).toContain('carousel-caption">Built <b>here</b></figcaption>');
  const lightbox =
    'data-elementor-lightbox-title="The &quot;Ada&quot;" data-elementor-lightbox-description="Built here"';
  expect(text.split(lightbox)).toHaveLength(3);

  const asked = { requests: [{ kind: 'pictures', addresses: [photo.url, '/media/none.webp'] }] };
  expect((await call('POST', '/editor-site-parts', asked)).body.answers).toEqual([
    { pictures: [expect.objectContaining({ caption: 'By <a href="/who/">Ada</a>' }), null] },
  ]);
  await say('');
  expect((await visit('/hulls/')).text).not.toContain(
    '</figcaption></figure></div><div class="elementor-element',
  );
  expect((await visit('/hulls/')).text).not.toContain(caption);
});

test('K so it does for files of the WordPress that it came from, and under backgrounds that do not come', async () => {
  const inText = '<p><img src="/wp-content/uploads/2024/05/quay-300x200.jpg" alt=""></p>';
  const text = { ...heading(''), widgetType: 'text-editor', settings: { editor: inText } };
  const box = (id: string, url: string) => ({
    ...{ id, elType: 'container', elements: [] },
    settings: { background_background: 'classic', background_image: { id: 1, url } },
  });
  const page = await make('Quay', [
    text,
    box('b000001', 'https://away.example/sky.jpg'),
    box('b000002', '/wp-content/uploads/wall.jpg'),
    box('b000003', '/media/a.webp'),
  ]);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  const { text: html } = await visit('/quay/');
  expect(html).toMatch(/src="\/kit-pictures\/[0-]+-300x200\.svg"/);
  expect(html).not.toContain('wp-content/uploads/2024');
  const sheet = new RegExp(`/assets/documents/${page.id}-[\\w-]+\\.css`).exec(html)?.[0] ?? '';
  const css = (await visit(sheet)).text;
  const colour = 'linear-gradient(#72767c,#72767c)';
  expect(css).toContain(`background-image:url("https://away.example/sky.jpg"),${colour}`);
  expect(css).toContain(`background-image:url("/wp-content/uploads/wall.jpg"),${colour}`);
  expect(css).toMatch(/background-image:url\("\/media\/a\.webp"\)[;}]/);
});

test('K what a text says about its own looks is drawn by the sheet of the page, and kept as it was written', async () => {
  const editor =
    '<p style="text-align: center;">We <span style="color: #c00; font-weight: 600">make</span> <b style="color:#c00;font-weight:600;">it</b></p>' +
    '<p align="right"><font color="#aa0000" size="5">old</font> <img class="alignleft" src="/media/a.webp" alt="" /></p>' +
    '<p class="has-vivid-red-color" style="position:fixed;inset:0">x</p>';
  const text = { ...heading(''), widgetType: 'text-editor', settings: { editor } };
  const page = await make('Own looks', [text]);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  const shown = await visit('/own-looks/');
  expect(shown.text).not.toMatch(/\sstyle="/);
  expect(shown.text).toContain('<p align="right"><font color="#aa0000" size="5">old</font>');
  expect(shown.text).toContain('class="alignleft"');
  const name = /<span class="(p-ts-\w+)">make/.exec(shown.text)?.[1] ?? '';
  expect(shown.text).toContain(`<b class="${name}">it</b>`);
  const sheet = new RegExp(`/assets/documents/${page.id}-[\\w-]+\\.css`).exec(shown.text)?.[0] ?? '';
  const css = (await visit(sheet)).text;
  expect(css.split(`.${name}{color:#c00!important;font-weight:600!important}`)).toHaveLength(2);
  expect(css).toContain('{text-align:center!important}');
  expect(css).toContain('.has-vivid-red-color{color:#cf2e2e!important}');
  expect(css).not.toContain('fixed');
  const { body } = await call('GET', `/documents/${page.id}`);
  expect(body.elements[0].settings.editor).toBe(editor);
});

test('PB-24 a draft is seen by who was given the link, and kept by nobody', async () => {
  const page = await make('Secret plans', [heading('Not yet', { title_color: '#abcdef' })]);
  const { address } = (await call('POST', `/documents/${page.id}/preview`, {})).body;
  const shown = await visit(address);
  expect(shown.text).toContain('Not yet');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  const sheet = /\/preview\/\d+\/style\.css\?[^"]+/.exec(shown.text)?.[0].replaceAll('&amp;', '&') ?? '';
  expect((await visit(sheet)).text).toContain('#abcdef');

  const autosave = await call('PUT', `/documents/${page.id}/autosave`, {
    version: 1,
    title: 'Secret plans',
    settings: {},
    elements: [heading('Newer still')],
  });
  const later = await call('POST', `/documents/${page.id}/preview`, { revision: autosave.body.id });
  expect((await visit(later.body.address)).text).toContain('Newer still');

  const other = await make('Another');
  const { search } = new URL(address, site.address);
  for (const wrong of [
    `/preview/${page.id}/`,
    `/preview/${page.id}/?preview_nonce=0123456789`,
    `/preview/${other.id}/${search}`,
    `/preview/${page.id}/style.css`,
    `/preview/0/${search}`,
    `/preview/x/${search}`,
    `/preview/99999999999999999999/${search}`,
    `/preview/${page.id}/${search}&revision=999999`,
    `/preview/${page.id}/${search}&revision=-1`,
    `/preview/${page.id}/${search}&revision=1&revision=2`,
  ])
    expect((await visit(wrong)).status, wrong).toBe(404);
});

test('PB-24 a page that moves leads on from every address that it had, until another page stands there', async () => {
  const page = await make('Prices');
  await call('PUT', `/documents/${page.id}`, { version: 1, slug: 'price-list' });
  expect((await visit('/prices/')).status).toBe(404);
  await call('PUT', `/documents/${page.id}`, { version: 2, publish: true });
  await call('PUT', `/documents/${page.id}`, { version: 3, slug: 'what-it-costs' });
  await call('PUT', `/documents/${page.id}`, { version: 4, slug: 'costs', publish: true });
  for (const old of ['/price-list/', '/what-it-costs/']) {
    const { status, headers } = await visit(old);
    expect([status, headers.get('location')], old).toEqual([301, '/costs/']);
  }
  const other = await make('Price list');
  expect(other.slug).toBe('price-list');
  await call('PUT', `/documents/${other.id}`, { version: 1, publish: true });
  expect((await visit('/price-list/')).status).toBe(200);
  // Back at its old URL: no redirect loop.
  await call('PUT', `/documents/${page.id}`, { version: 5, slug: 'what-it-costs' });
  expect((await visit('/what-it-costs/')).status).toBe(200);
  expect((await visit('/costs/')).headers.get('location')).toBe('/what-it-costs/');
  await call('DELETE', `/documents/${page.id}`);
  expect((await visit('/costs/')).status).toBe(404);
});

test('PB-01 a page stands alone, in full width, or with the title and margins of the theme, as its settings say', async () => {
  const page = await make('Landing', [heading('Come in')]);
  let version = 1;
  const shownWith = async (settings: object): Promise<string> => {
    await call('PUT', `/documents/${page.id}`, { version, publish: true, settings });
    version += 1;
    return (await visit('/landing/')).text;
  };
  const title = '<h1 class="entry-title">Landing</h1>';
  const classesOf = (text: string): string => /<body id="neve_body" class="([^"]+)"/.exec(text)?.[1] ?? '';

  const usual = await shownWith({});
  expect(usual).toContain('id="site-footer"');
  expect(usual).not.toContain(title);
  expect(classesOf(usual)).toContain(`elementor-page elementor-page-${page.id}`);

  const alone = await shownWith({ template: 'elementor_canvas' });
  expect(alone).toContain('>Come in</h2>');
  expect(alone).not.toMatch(/<header|<footer|class="entry-title"/);
  expect(classesOf(alone)).toContain('elementor-template-canvas');
  // Rendering waits for the last part of a page, which has to be in it.
  for (const shown of [usual, alone])
    expect(shown).toContain(` id="${/rel="expect" href="#([^"]+)"/.exec(shown)?.[1]}"`);

  const wide = await shownWith({ template: 'elementor_header_footer' });
  expect(wide).toContain('id="site-footer"');
  expect(wide).not.toContain(title);

  const framed = await shownWith({ template: 'elementor_theme' });
  expect(framed).toContain(title);
  expect(await shownWith({ template: 'elementor_theme', hide_title: 'yes' })).not.toContain(title);
  const { address } = (await call('POST', `/documents/${page.id}/preview`, {})).body;
  expect((await visit(address)).text).not.toContain(title);
});

test('PB-24 a page has a title, a description and a picture for links to it, and may stay out of search engines', async () => {
  const page = await make('Thanks');
  const settings = {
    ...{ search_title: 'Tea & cake', post_excerpt: 'We have it.' },
    social_image: { url: '/media/0123456789abcdef0123-960.webp', alt: 'A "hand"', width: 2400, height: 1600 },
  };
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true, settings });
  const { text } = await visit('/thanks/');
  expect(text).toMatch(/<title>Tea &amp; cake · [^<]+<\/title>/);
  expect(text).toContain('<meta name="description" content="We have it."/>');
  expect(text).toContain('<meta property="og:title" content="Tea &amp; cake"/>');
  expect(text).toMatch(/og:image" content="http:[^"]+\/media\/0123456789abcdef0123-960\.webp"/);
  expect(text).toContain('<meta property="og:image:width" content="2400"/>');
  expect(text).toContain('<meta property="og:image:alt" content="A &quot;hand&quot;"/>');
  expect(text).not.toContain('noindex');
  expect((await visit('/sitemap.xml')).text).toContain('/thanks/</loc>');
  await call('PUT', `/documents/${page.id}`, {
    ...{ version: 2, publish: true, settings: { ...settings, noindex: 'yes' } },
  });
  expect((await visit('/thanks/')).text).toContain('<meta name="robots" content="noindex, follow"/>');
  expect((await visit('/sitemap.xml')).text).not.toContain('/thanks/</loc>');
});

test('TH-10 an uploaded photo comes in every size, on a page and in a text', async () => {
  const { url, width, height } = await storedPhoto();
  const image = { url, alt: 'A photo', width, height };
  const page = await make('With a photo', [
    { id: 'ab12cd3', elType: 'widget', widgetType: 'image', settings: { image }, elements: [] },
  ]);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  await call(
    'POST',
    '/blog/posts',
    postDraft({
      title: 'A photo too',
      status: 'published',
      html: `<p><img src="${url}" alt="" loading="lazy"></p>`,
    }),
  );
  for (const path of ['/with-a-photo/', '/a-photo-too/']) {
    const { text } = await visit(path);
    const [tag = ''] = new RegExp(`<img [^>]*src="${url}"[^>]*>`).exec(text) ?? [];
    expect(tag, path).toMatch(/ srcset="[^"]*-640\.webp 640w[^"]*-1920\.webp 1920w" sizes="/);
  }
});

test('K TH-10 what a post says about its own looks is drawn by a sheet of its own, a draft’s for whoever may see it', async () => {
  const html =
    '<p style="text-align:center">One <span style="color:#c00">two</span></p><p class="has-pale-pink-background-color">x</p>';
  const post = postDraft({ title: 'Own colours', html, status: 'published' });
  const { body } = await call('POST', '/blog/posts', post);
  const shown = await visit('/own-colours/');
  expect(shown.text).not.toMatch(/\sstyle="/);
  const sheet = /\/assets\/documents\/post-\d+-[\w-]+\.css/.exec(shown.text)?.[0] ?? '';
  const css = await visit(sheet);
  expect(css.text).toMatch(
    /\{text-align:center!important\}.*\{color:#c00!important\}.*background-color:#f78da7/s,
  );
  expect(css.headers.get('cache-control')).toContain('immutable');
  expect((await call('GET', `/blog/posts/${body.id}`)).body.html).toBe(html);

  const draft = await call('POST', '/blog/posts', postDraft({ title: 'Not yet', html }));
  const { url } = (await call('GET', `/blog/posts/${draft.body.id}/preview`)).body;
  const preview = await visit(url);
  const own = new RegExp(`/assets/documents/post-${draft.body.id}-[^"]+`).exec(preview.text)?.[0] ?? '';
  expect((await visit(own)).text).toContain('color:#c00!important');
  expect((await visit(own.split('?')[0] ?? '')).status).toBe(404);
  expect((await visit('/assets/documents/post-x-000000000000.css')).status).toBe(404);
});

test('PB-24 TH-10 a post never hides behind a page, nor behind what the site answers itself', async () => {
  const page = await make('Around the house');
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  for (const [title, slug] of [
    ['Around the house', 'around-the-house-2'],
    ['Media', 'media-2'],
    ['Comments', 'comments'],
  ] as const)
    expect((await call('POST', '/blog/posts', postDraft({ title }))).body).toMatchObject({ slug });
});

test('PB-24 TH-10 a page does not hide a post: it gets an address of its own or is refused with a sentence', async () => {
  const post = await call('POST', '/blog/posts', postDraft({ title: 'Spring news', status: 'published' }));
  const page = await make('Spring news');
  expect([post.body.slug, page.slug]).toEqual(['spring-news', 'spring-news-2']);
  const refused = await call('PUT', `/documents/${page.id}`, {
    version: 1,
    slug: 'spring-news',
    publish: true,
  });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A post has this address already, and the page would hide it. Choose a different one.',
  ]);
  expect((await visit('/spring-news/')).text).toContain('Spring news');

  // In the trash it frees its URL, and is restored to a different one.
  const bulk = (action: string) => call('POST', '/blog/posts/bulk', { ids: [post.body.id], action });
  await bulk('trash');
  await call('PUT', `/documents/${page.id}`, { version: 1, slug: 'spring-news', publish: true });
  await bulk('restore');
  expect((await visit('/spring-news/')).text).toContain(`data-elementor-id="${page.id}"`);
  expect((await visit('/spring-news-2/')).text).toContain('Spring news');
});

test('PB-24 TH-10 a post takes no address of a draft, and both that stand already stay where they are', async () => {
  const draft = await make('Summer plans');
  const post = await call('POST', '/blog/posts', postDraft({ title: 'Summer plans', status: 'published' }));
  expect(post.body.slug).toBe('summer-plans-2');
  await call('PUT', `/documents/${draft.id}`, { version: 1, publish: true });
  for (const path of ['/summer-plans/', '/summer-plans-2/']) expect((await visit(path)).status).toBe(200);

  // As on older sites: both have the same URL, and the page takes precedence.
  const posts = site.ports.database.tables<BlogTables>();
  await posts
    .updateTable('blog_posts')
    .set({ slug: 'summer-plans' })
    .where('id', '=', post.body.id)
    .execute();
  const saved = await call('PUT', `/documents/${draft.id}`, {
    version: 2,
    slug: 'summer-plans',
    title: 'Plans',
  });
  expect(saved.status).toBe(200);
  const { body } = await call('GET', `/blog/posts/${post.body.id}`);
  const again = await call('PUT', `/blog/posts/${post.body.id}`, {
    draft: postDraft({ title: 'Summer plans', slug: 'summer-plans', status: 'published' }),
    knownModifiedAt: body.modifiedAt,
  });
  expect([again.status, again.body.slug]).toEqual([200, 'summer-plans-2']);
});

test('PB-24 HTML that could do something is made harmless on the way in', async () => {
  const page = await make('Hostile', [
    heading('<img src=x onerror=alert(1)>Hello<script>1</script>'),
    { id: '"><script>', elType: 'widget', widgetType: '"><script>', settings: {}, elements: [] },
  ]);
  await call('PUT', `/documents/${page.id}`, { version: 1, publish: true });
  const { text } = await visit('/hostile/');
  expect(text).toContain('Hello');
  expect(text).not.toMatch(/onerror|alert\(1\)|<script>1/);
});

test('PB-24 whatever is sent to the calls of the editor gets an answer with a sentence, and changes nothing', async () => {
  const page = await make('Steady', [heading('As it was')]);
  const wrongContents: unknown[] = [
    undefined,
    null,
    [],
    {},
    'text',
    { version: 1, elements: 'x' },
    { version: 1, elements: [1] },
    { version: 1, elements: [null] },
    { version: 1, elements: nested(300) },
    { version: 1, settings: 'x' },
    { version: 1, settings: null },
    { version: 1, title: '' },
    { version: 1, title: '   ' },
    { version: 1, title: 'x'.repeat(201) },
    { version: 1, slug: 'Not An Address' },
    { version: 1, slug: 'contact' },
    { version: 1, slug: 'admin' },
    { version: '1' },
    { version: 0 },
    { version: 1e300 },
    { version: 7, title: 'From the future' },
  ];
  for (const content of wrongContents) {
    const { status, body } = await call('PUT', `/documents/${page.id}`, content);
    expect([400, 409, 415], JSON.stringify(content)?.slice(0, 80)).toContain(status);
    expect(body.message).toMatch(/\w/);
  }
  for (const path of [
    '/documents/0',
    '/documents/x',
    '/documents/99999999',
    '/documents/99999999999999999999',
    `/documents/${page.id}/revisions/99999999`,
    '/documents?cursor=nonsense',
    '/documents?limit=100000',
    '/documents?state=elsewhere',
    '/documents?type=%3Cscript%3E',
  ])
    expect([400, 404], path).toContain((await call('GET', path)).status);
  for (const [method, path, body] of [
    ['POST', '/documents', { title: 'x', settings: {}, elements: {} }],
    ['POST', '/documents', { title: 'x', type: 'nobody-knows', settings: {}, elements: [] }],
    ['POST', `/documents/${page.id}/revisions/1e9/restore`, { version: 1 }],
    ['POST', `/documents/${page.id}/revisions/999999/restore`, { version: 1 }],
    ['POST', '/documents/99999999/duplicate', {}],
    ['POST', '/documents/99999999/untrash', {}],
    ['POST', '/documents/99999999/unpublish', {}],
    ['DELETE', '/documents/99999999', undefined],
    ['DELETE', '/documents/99999999/forever', undefined],
    [
      'PUT',
      `/documents/${page.id}/autosave`,
      { version: 1, title: 'x', settings: {}, elements: nested(300) },
    ],
    ['PUT', '/documents/99999999/autosave', { version: 1, title: 'x', settings: {}, elements: [] }],
    ['PUT', `/documents/${page.id}/lock`, { editor: 'a b' }],
    ['PUT', '/documents/99999999/lock', { editor: 'an-editor-id' }],
    ['POST', `/documents/${page.id}/preview`, { revision: 'x' }],
    ['POST', '/documents/99999999/preview', {}],
    ['PUT', '/editor-preferences', { lightbox_in_editor: 'perhaps' }],
  ] as const)
    expect([400, 404], `${method} ${path}`).toContain((await call(method, path, body)).status);
  const after = (await call('GET', `/documents/${page.id}`)).body;
  expect(after).toMatchObject({ version: 1, title: 'Steady', slug: 'steady', elements: page.elements });
});

test('PB-24 Elementor’s own editor saves through its own call', async () => {
  const page = await make('From Elementor', [heading('Before')]);
  const saved = await ajax(page.id, {
    save: { action: 'save_builder', data: { status: 'publish', elements: [heading('After')], settings: [] } },
  });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    success: true,
    data: {
      responses: {
        save: {
          success: true,
          data: {
            status: 'publish',
            config: { document: { status: { value: 'publish', label: 'Published' } } },
          },
        },
      },
    },
  });
  expect((await visit('/from-elementor/')).text).toContain('>After</h2>');

  // Autosaves of a published page are stored separately; those of a draft go into the draft.
  const kept = await ajax(page.id, {
    a: { action: 'save_builder', data: { status: 'autosave', elements: [heading('Typed')], settings: [] } },
  });
  const { wp_preview } = kept.body.data.responses.a.data.config.document.urls;
  expect((await visit(wp_preview)).text).toContain('Typed');
  expect((await visit('/from-elementor/')).text).toContain('>After</h2>');
  const draft = await make('A draft of Elementor’s');
  await ajax(draft.id, {
    a: { action: 'save_builder', data: { status: 'autosave', elements: [heading('In it')], settings: [] } },
  });
  expect((await call('GET', `/documents/${draft.id}`)).body.elements[0].settings.title).toBe('In it');

  const mixed = await ajax(page.id, {
    x: { action: 'nobody_knows', data: {} },
    y: { action: 'save_builder', data: { elements: 'no' } },
    z: { action: 'save_editorPreferences_settings', data: { data: { lightbox_in_editor: '' } } },
    w: null,
  });
  expect(mixed.body.data.responses).toMatchObject({
    x: { success: false, code: 400 },
    y: { success: false, code: 400 },
    z: { success: true },
    w: { success: false },
  });
  expect((await call('GET', '/editor-preferences')).body.lightbox_in_editor).toBe('');
  expect(
    (await ajax(99_999_999, { a: { action: 'save_builder', data: {} } })).body.data.responses.a,
  ).toMatchObject({
    success: false,
    code: 404,
  });
});

test('PB-24 the call of Elementor’s editor is for people who are signed in and hold its nonce', async () => {
  const page = await make('Guarded');
  const actions = JSON.stringify({
    a: { action: 'save_builder', data: { status: 'publish', elements: [] } },
  });
  const fields = {
    action: 'elementor_ajax',
    _nonce: administrator.nonce,
    editor_post_id: String(page.id),
    actions,
  };
  expect((await post(fields, '')).status).toBe(400);
  expect((await post({ ...fields, _nonce: '0123456789' })).status).toBe(401);
  expect((await post({ ...fields, _nonce: '' })).status).toBe(401);
  for (const wrong of ['', '[]', '{', '7', 'null'])
    expect((await post({ ...fields, actions: wrong })).status).toBe(400);
  expect((await call('GET', `/documents/${page.id}`)).body).toMatchObject({ isPublished: false, version: 1 });
});

test('PB-24 Elementor’s call takes a whole page from who is signed in, and from nobody else', async () => {
  const page = await make('Large');
  const text = 'Words enough for a page. '.repeat(120);
  const elements = Array.from({ length: 400 }, (_, index) => ({
    ...heading(text),
    id: `e${index}`,
  }));
  const saved = await ajax(page.id, { a: { action: 'save_builder', data: { status: 'draft', elements } } });
  expect(saved.body.data.responses.a).toMatchObject({ success: true });
  expect((await call('GET', `/documents/${page.id}`)).body.elements).toHaveLength(400);

  const large = { action: 'elementor_ajax', actions: 'x'.repeat(600_000) };
  expect((await post(large, '')).status).toBe(413);
  // Sent in chunks, without a content length.
  const parts = new URLSearchParams(large).toString().match(/.{1,60000}/g) ?? [];
  const body = new ReadableStream({
    pull: (controller) => {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await fetch(`${site.address}/wp-admin/admin-ajax.php`, init);
  expect(answer.status).toBe(413);
  expect((await post({ ...large, actions: 'x'.repeat(9_000_000) })).status).toBe(413);
});

async function call(method: string, path: string, body?: unknown) {
  const response = await administrator.ask(method, path, body);
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

async function make(title: string, elements: readonly unknown[] = []) {
  const { status, body } = await call('POST', '/documents', { title, settings: {}, elements });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** As chosen in the library: the URL of a medium size, with the dimensions of the original. */
async function storedPhoto(digit = '9') {
  const hash = digit.repeat(64);
  const urlOf = (width: number) => `/media/${hash.slice(0, 20)}-${width}.webp`;
  const sources = [640, 960, 1920].map((width) => ({ url: urlOf(width), width, type: 'image/webp' }));
  const photo = { width: 2400, height: 1600 };
  await site.ports.database
    .tables<{ blog_media: Record<string, unknown> }>()
    .insertInto('blog_media')
    .values({
      ...{ ...photo, name: 'photo.jpg', alt: '', bytes: 1, colour: '#1f5347', made_at: 1 },
      ...{ hash, sources: JSON.stringify(sources) },
    })
    .execute();
  return { ...photo, url: urlOf(960) };
}

async function visit(path: string) {
  const response = await fetch(new URL(path, site.address), { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function post(fields: Record<string, string>, as = administrator.cookie) {
  const response = await fetch(`${site.address}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    headers: { cookie: as },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

function ajax(id: number, actions: object) {
  return post({
    action: 'elementor_ajax',
    _nonce: administrator.nonce,
    editor_post_id: String(id),
    initial_document_id: String(id),
    actions: JSON.stringify(actions),
  });
}

function heading(title: string, settings: object = {}) {
  return {
    id: 'aa11bb2',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title, header_size: 'h2', ...settings },
    elements: [],
  };
}

function nested(levels: number): unknown[] {
  let elements: unknown[] = [];
  for (let level = 0; level < levels; level += 1)
    elements = [{ id: String(level), elType: 'container', settings: {}, elements }];
  return elements;
}
