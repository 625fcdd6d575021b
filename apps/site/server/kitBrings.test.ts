import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuilderTables } from '@portico/builder/server';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { BlogTables } from '../../../packages/blog/server/tables.ts';
import { type PackedEntry, packZip } from '../../../packages/kits/testing/packZip.ts';
import { pictureKit } from '../../../packages/kits/testing/pictureKit.ts';
import { siteForKits } from './testing/siteForKits.ts';

const ORIGIN = 'https://agency.example';

/** Elementor writes the same guid in every post. */
const item = (id: number, slug: string, more = ''): string =>
  `<item><title>${slug}</title><link>${ORIGIN}/${slug}/</link><guid isPermaLink="false">${ORIGIN}/?page_id=2</guid>
<content:encoded><![CDATA[<p>About ${slug}</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2025-03-0${(id % 9) + 1} 10:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;

const menuItem = (id: number, order: number, meta: Readonly<Record<string, string>>, title = ''): string =>
  `<item><title>${title}</title><guid>${ORIGIN}/?page_id=2</guid><wp:post_id>${id}</wp:post_id><wp:menu_order>${order}</wp:menu_order>
<wp:status>publish</wp:status><wp:post_type>nav_menu_item</wp:post_type><category domain="nav_menu" nicename="main"><![CDATA[Agency menu]]></category>
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>_menu_item_${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  .join('')}</item>`;

const wxr = (...items: readonly string[]): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:excerpt="a" xmlns:content="b" xmlns:dc="c" xmlns:wp="d"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

const SLUGS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const CATEGORY = '<category domain="category" nicename="glass"><![CDATA[Glass]]></category>';

/** The picture kit with seven posts, nested categories and a menu. */
async function agencyKit(): Promise<PackedEntry[]> {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" onload="alert(1)"><script>alert(2)</script><rect width="60" height="40" fill="red"/></svg>';
  const kit = pictureKit({
    pages: 1,
    pictures: 4,
    // The third is an SVG with a script, the last not an image at all.
    picture: (number) => (number === 3 ? drawing : number === 4 ? 'GIF89a and then nothing' : photo),
  });
  const term = (term_id: number, slug: string, parent: number) => ({
    ...{ term_id, name: slug, slug, taxonomy: 'category', description: '', parent },
  });
  return [
    ...kit.map((entry) =>
      entry.name === 'manifest.json'
        ? {
            ...entry,
            content: JSON.stringify({
              ...JSON.parse(String(entry.content)),
              taxonomies: {
                post: [{ name: 'category', label: 'Categories' }],
                nav_menu_item: [{ name: 'nav_menu' }],
              },
              'wp-content': {
                post: Object.fromEntries(
                  SLUGS.map((slug, at) => [String(71 + at), { id: 71 + at, title: slug }]),
                ),
                nav_menu_item: Object.fromEntries(['91', '92', '93'].map((id) => [id, { id, title: '' }])),
              },
            }),
          }
        : entry,
    ),
    {
      name: 'taxonomies/category.json',
      content: JSON.stringify([term(4, 'glass', 3), term(3, 'building', 0)]),
    },
    {
      name: 'wp-content/post/post.xml',
      content: wxr(...SLUGS.map((slug, at) => item(71 + at, slug, at === 0 ? CATEGORY : ''))),
    },
    {
      name: 'wp-content/nav_menu_item/nav_menu_item.xml',
      content: wxr(
        menuItem(92, 2, { type: 'post_type', object: 'post', object_id: '72', menu_item_parent: '91' }),
        menuItem(91, 1, { type: 'post_type', object: 'page', object_id: '501' }),
        menuItem(93, 3, { type: 'custom', url: 'javascript:alert(1)' }, 'Evil'),
      ),
    },
  ];
}

test('KT-04 a kit of Elementor brings all its posts with their categories, its menu, its pictures and its fonts', async () => {
  const site = await siteForKits();
  const kit = packZip(await agencyKit());
  const { session, last } = await site.importKit(kit);
  const blog = () => site.ports.database.tables<BlogTables>();

  expect(Object.keys(last['wp-content'].post.succeed)).toHaveLength(7);
  for (const slug of SLUGS) expect(await site.text(`/${slug}/`)).toContain(`About ${slug}`);
  const terms = await blog()
    .selectFrom('blog_terms')
    .selectAll()
    .where('taxonomy', '=', 'category')
    .execute();
  const building = terms.find(({ slug }) => slug === 'building');
  expect(terms.find(({ slug }) => slug === 'glass')?.parent).toBe(building?.id);

  const menus = (await site.admin('GET', 'menus')) as { items: { name: string; id: number }[] };
  expect(JSON.stringify(menus)).toContain('Agency menu');
  expect(JSON.stringify(menus)).not.toContain('javascript:');

  const page = await site.text('/p-1/');
  expect(page).toMatch(/<img[^>]+src="\/media\/[0-9a-f]{20}-\d+\.webp"/);
  expect(page).not.toContain('src="https://agency.example');
  const sheet = /\/assets\/documents\/501-\w+\.css/.exec(page)?.[0] ?? '';
  const css = await site.text(sheet);
  const font = /\/assets\/documents\/font-inter-\w+\.css/.exec(page)?.[0] ?? '';
  expect(await site.text(font)).toMatch(/^@font-face\{font-family:"Inter"/);
  expect(page).not.toContain('font-yellowtail');
  expect(css).toMatch(/background-image:url\("?\/media\//);
  expect(css).not.toContain('Yellowtail";src');

  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  expect(report.pictures).toMatchObject({ total: 4, here: 3 });
  expect(report.pictures.missing).toEqual([
    expect.objectContaining({ url: expect.stringContaining('photo-4'), usedOn: ['Page 1'] }),
  ]);
  expect(report.fonts).toContainEqual({ family: 'Yellowtail', state: 'missing', usedOn: ['Page 1'] });
  const post = report.items.find(({ key }: { key: string }) => key === 'wp-content/post/72');
  expect(post).toMatchObject({ outcome: 'new', editUrl: expect.stringMatching(/^\/admin\/posts\/\d+$/) });
  const drawing = await blog()
    .selectFrom('blog_media')
    .selectAll()
    .where('name', 'like', 'photo-3%')
    .executeTakeFirst();
  expect(drawing?.sources).toContain('image/webp');

  // A second import duplicates nothing, and its response says so.
  const again = await site.importKit(kit);
  expect(again.last['wp-content'].post).toMatchObject({ succeed: {}, failed: {} });
  expect(Object.keys(again.last['wp-content'].post.kept)).toHaveLength(7);
  await site.call('revert', {});
  await site.call('revert', {});
  expect(await site.status('/one/')).toBe(404);
  expect(
    await blog().selectFrom('blog_media').selectAll().where('name', 'like', 'photo-%').execute(),
  ).toEqual([]);
  const documents = site.ports.database.tables<BuilderTables>().selectFrom('builder_documents');
  expect(await documents.select('id').where('id', '=', 501).execute()).toEqual([]);
});

test('KT-04 K a kit brings the items of its loops, which are drawn for the posts of the site', async () => {
  const site = await siteForKits();
  const widget = (id: string, widgetType: string, settings: object) => ({
    ...{ id, elType: 'widget', widgetType, settings, elements: [] },
  });
  const file = (element: object): string =>
    JSON.stringify({ content: [element], settings: [], metadata: [] });
  const address = '[elementor-tag id="1a2b3c4" name="post-url" settings="%7B%7D"]';
  const kit = (await agencyKit()).map((entry) => {
    if (entry.name === 'content/page/501.json')
      return { ...entry, content: file(widget('aaa0001', 'loop-grid', { template_id: 8802 })) };
    if (entry.name !== 'manifest.json') return entry;
    const templates = { 8802: { title: 'A card', doc_type: 'loop-item' } };
    return { ...entry, content: JSON.stringify({ ...JSON.parse(String(entry.content)), templates }) };
  });
  const title = widget('bbb0001', 'theme-post-title', { __dynamic__: { link: address } });
  const { session } = await site.importKit(
    packZip([...kit, { name: 'templates/8802.json', content: file(title) }]),
  );
  const page = await site.text('/p-1/');
  expect(page.match(/e-loop-item-\d+/g)).toHaveLength(6);
  const [drawn] = /data-elementor-type="loop-item".{0,900}/s.exec(page) ?? [];
  expect(drawn).toMatch(/<a href="\/[\w-]+\/">[^<]+<\/a>/);
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  expect(JSON.stringify(report)).not.toContain('shown nowhere here');
});

test('KT-04 pages of a kit without settings keep the look that Elementor gives them, and ours take the site’s', async () => {
  const site = await siteForKits();
  const heading = {
    id: 'a1b2c3d',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title: 'A' },
    elements: [],
  };
  const bring = async (slug: string, more: object, settings: object = {}) => {
    const manifest = {
      ...{ name: 'bare', title: 'Bare', version: '3.0', ...more },
      content: { page: { 8801: { title: slug, doc_type: 'wp-page', url: `https://bare.example/${slug}/` } } },
    };
    const page = { content: [heading], settings: [], metadata: [] };
    const { session } = await site.importKit(
      packZip([
        { name: 'manifest.json', content: JSON.stringify(manifest) },
        { name: 'content/page/8801.json', content: JSON.stringify(page) },
        { name: 'site-settings.json', content: JSON.stringify({ content: [], settings, metadata: [] }) },
      ]),
    );
    const { report } = await site.admin('GET', `kits/imports/${session}/report`);
    const [{ note }] = report.items.filter(({ key }: { key: string }) => key === 'content/page/8801');
    return { html: await site.text(`/${slug}/`), note: note as string };
  };
  const theirs = await bring('theirs', {});
  expect(theirs.html).toContain('portico-elementor-look');
  expect(theirs.note).toContain('Keeps the look that Elementor gives it.');
  const ours = await bring('ours', { generator: 'portico' });
  expect(ours.html).not.toContain('portico-elementor-look');
  expect(ours.note).toContain('Takes the look of this site.');

  // Colours alone do not make a look.
  const coloured = await bring('coloured', { 'site-settings': ['global-colors'] }, { h1_color: '#123456' });
  expect(coloured.html).toContain('portico-elementor-look');

  const again = await bring('theirs', {});
  expect(again.note).toContain('Takes the place of “theirs”.');
  expect(again.html).toContain('portico-elementor-look');
});

test('KT-04 templates of kinds that this site has no place for are kept and named, and `single` draws posts', async () => {
  const site = await siteForKits();
  const document = JSON.stringify({ content: [], settings: [], metadata: [] });
  const { session } = await site.importKit(
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          name: 'kinds',
          title: 'Kinds',
          version: '3.0',
          templates: {
            8301: { title: 'Offer', doc_type: 'popup', conditions: ['include/general'] },
            8303: { title: 'Off', doc_type: 'not-supported' },
            8302: {
              ...{ title: 'Any post', doc_type: 'single' },
              conditions: [{ type: 'include', name: 'singular', sub_name: 'post', sub_id: '' }],
            },
          },
        }),
      },
      {
        name: 'templates/8301.json',
        content: JSON.stringify({
          ...{ content: [], settings: [], metadata: [] },
          display_settings: { triggers: { page_load: 'yes' }, timing: [] },
        }),
      },
      { name: 'templates/8303.json', content: document },
      { name: 'templates/8302.json', content: document },
    ]),
  );
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  const notDrawn = (key: string) => report.items.find((item: { key: string }) => item.key === key)?.notDrawn;
  expect(notDrawn('templates/8303')).toContain('no templates of the kind “not-supported”');
  expect(notDrawn('templates/8301')).toBe('');
  expect(notDrawn('templates/8302')).toBe('');
  const stored = site.ports.database.tables<BuilderTables>().selectFrom('builder_documents');
  expect(await stored.select(['id', 'type']).where('id', 'in', [8301, 8302]).orderBy('id').execute()).toEqual(
    [
      { id: 8301, type: 'popup' },
      { id: 8302, type: 'single-post' },
    ],
  );
  expect(await site.text('/contact/')).toContain(
    '&quot;triggers&quot;:{&quot;page_load&quot;:&quot;yes&quot;}',
  );
});

test('KT-04 parts that add-ons of Elementor and themes keep are drafts, which no visitor sees; a landing page is a page', async () => {
  const site = await siteForKits();
  const document = JSON.stringify({ content: [], settings: [], metadata: [] });
  const entry = (title: string) => ({ title, doc_type: 'wp-post', thumbnail: false });
  const { session } = await site.importKit(
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          ...{ name: 'parts', title: 'Parts', version: '3.0' },
          content: {
            page: { 8403: { ...entry('Old kind'), doc_type: 'post' } },
            elementskit_template: { 8401: entry('Kit header') },
            'e-landing-page': { 8402: entry('Landing') },
            // A theme's own.
            tf_header_footer: { 8404: entry('Theme footer') },
          },
        }),
      },
      { name: 'content/page/8403.json', content: document },
      { name: 'content/elementskit_template/8401.json', content: document },
      { name: 'content/e-landing-page/8402.json', content: document },
      { name: 'content/tf_header_footer/8404.json', content: document },
    ]),
  );
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  expect(
    report.items.map(({ key, address }: { key: string; address: string | null }) => [key, address]),
  ).toEqual([
    ['content/page/8403', '/old-kind/'],
    ['content/elementskit_template/8401', null],
    ['content/e-landing-page/8402', '/landing/'],
    ['content/tf_header_footer/8404', null],
  ]);
  expect(await site.text('/old-kind/')).toContain('data-elementor-id="8403"');
  expect(report.items[1].note).toContain('kept as a draft');
  const map = await site.text('/sitemap.xml');
  expect(map).toContain('/landing/');
  expect(map).not.toContain('/kit-header/');
});

test('KT-04 a part of an add-on that comes again is the draft that came before; one in the trash, or of another kit, is not', async () => {
  const site = await siteForKits();
  const drafts = () =>
    site.ports.database
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .select(['id', 'title', 'live_version', 'elements', 'trashed_at'])
      .where('title', 'in', ['Kit header', 'Kit footer'])
      .orderBy('id')
      .execute();
  const kit = (words: string, first = 8411) =>
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          ...{ name: 'parts', title: 'Parts', version: '3.0' },
          content: {
            elementskit_template: { [first]: { title: 'Kit header', doc_type: 'wp-post' } },
            'metform-form': { [first + 1]: { title: 'Kit footer', doc_type: 'wp-post' } },
          },
        }),
      },
      ...['elementskit_template', 'metform-form'].map((type, at) => ({
        name: `content/${type}/${first + at}.json`,
        content: JSON.stringify({
          content: [
            {
              ...{ id: `c00001${at}`, elType: 'widget', widgetType: 'heading', elements: [], isInner: false },
              settings: { title: words },
            },
          ],
          settings: [],
          metadata: [],
        }),
      })),
    ]);
  await site.importKit(kit('Hello'));
  const before = await drafts();
  expect(before.map(({ title, live_version }) => [title, live_version])).toEqual([
    ['Kit header', null],
    ['Kit footer', null],
  ]);

  // The same kit gives the same drafts.
  await site.importKit(kit('Hello'));
  expect((await drafts()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

  // A different one raises a question, and both are kept if nobody answers.
  const form = new FormData();
  form.set('e_import_file', new Blob([new Uint8Array(kit('Welcome'))]), 'kit.zip');
  const { data } = await site.call('upload', form);
  expect(data.content_conflicts['content/elementskit_template/8411']).toMatchObject({
    page_id: String(before[0]?.id),
    choices: ['keep-both', 'replace', 'skip'],
  });
  const choices = {
    'content/elementskit_template/8411': 'replace',
    'content/metform-form/8412': 'skip',
  };
  await site.importKit(kit('Welcome'), { content: { choices } });
  const [header, footer, ...others] = await drafts();
  expect(header).toMatchObject({ live_version: null, elements: expect.stringContaining('Welcome') });
  expect(footer).toMatchObject({ live_version: null, elements: expect.stringContaining('Hello') });
  expect(others).toEqual([]);

  await site.ports.database
    .tables<BuilderTables>()
    .updateTable('builder_documents')
    .set({ trashed_at: 1 })
    .where('id', '=', before[0]?.id ?? 0)
    .execute();
  await site.importKit(kit('Welcome'), { content: { choices } });
  expect((await drafts()).map(({ title, trashed_at }) => [title, trashed_at === null])).toEqual([
    ['Kit header', false],
    ['Kit footer', true],
    ['Kit header', true],
  ]);
  await site.importKit(kit('Other', 8511));
  expect(await drafts()).toHaveLength(5);
});

test('KT-04 a post that was made with the builder stays a post, with its terms, date and picture, drawn by its document', async () => {
  const site = await siteForKits();
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#993366' } })
    .jpeg()
    .toBuffer();
  const widget = (id: string, widgetType: string, settings: object) => ({
    ...{ id, elType: 'widget', widgetType, settings, elements: [], isInner: false },
  });
  const kit = packZip([
    {
      name: 'manifest.json',
      content: JSON.stringify({
        ...{ name: 'built', title: 'Built', version: '3.0', site: ORIGIN },
        taxonomies: { post: [{ name: 'category', label: 'Categories' }] },
        content: {
          post: {
            8801: {
              ...{ title: 'Glass ceilings', excerpt: 'All about glass', doc_type: 'wp-post' },
              url: `${ORIGIN}/2024/05/glass-ceilings/`,
              thumbnail: `${ORIGIN}/uploads/glass.jpg`,
              post_date: '2024-05-04 09:00:00',
              terms: [
                { term_id: 3, taxonomy: 'category', slug: 'glass' },
                { term_id: 9, taxonomy: 'post_tag', slug: 'roofs' },
              ],
            },
          },
        },
      }),
    },
    {
      name: 'taxonomies/category.json',
      content: JSON.stringify([
        { term_id: 3, name: 'Glass works', slug: 'glass', taxonomy: 'category', description: '', parent: 0 },
      ]),
    },
    {
      name: 'content/post/8801.json',
      content: JSON.stringify({
        content: [
          widget('c000001', 'heading', { title: 'Seen through', title_color: '#123456' }),
          widget('c000002', 'text-editor', { editor: '<p>Light from above.</p>' }),
        ],
        settings: [],
        metadata: [],
      }),
    },
    { name: 'media/uploads/glass.jpg', content: photo },
  ]);
  const { session } = await site.importKit(kit);

  const page = await site.text('/glass-ceilings/');
  expect(page).toContain('<h1 class="title entry-title">Glass ceilings</h1>');
  expect(page).toMatch(/elementor-element-c000001[\s\S]*Seen through/);
  expect(page).toContain('href="/category/glass/"');
  expect(page).toContain('href="/tag/roofs/"');
  expect(page).toContain('2024-05-04');
  const css = await site.text(/\/assets\/documents\/8801-\w+\.css/.exec(page)?.[0] ?? '');
  expect(css).toContain('#123456');
  const list = await site.text('/category/glass/');
  expect(list).toContain('All about glass');
  expect(list).toMatch(/src="\/media\/[0-9a-f]{20}-\d+\.webp"/);

  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  expect(report.items.find(({ key }: { key: string }) => key === 'content/post/8801')).toMatchObject({
    kind: 'Post',
    note: expect.stringContaining('Stays a post'),
    address: '/glass-ceilings/',
    editUrl: '/admin/pages/8801/edit',
  });
  const posts = site.ports.database.tables<BlogTables>().selectFrom('blog_posts');
  const { id, html } = await posts
    .select(['id', 'html'])
    .where('slug', '=', 'glass-ceilings')
    .executeTakeFirstOrThrow();
  // For feeds and the search.
  expect(html).toContain('Light from above.');
  expect(await site.admin('GET', `blog/posts/${id}`)).toMatchObject({ drawnAt: '/pages/8801/edit' });

  // A second import gives the same post.
  const again = await site.importKit(kit);
  expect(again.last.content.post.succeed).toEqual({ 8801: '8801' });
  expect(await posts.select('id').where('title', '=', 'Glass ceilings').execute()).toHaveLength(1);
  await site.call('revert', {});
  expect(await site.text('/glass-ceilings/')).toContain('Seen through');
  await site.call('revert', {});
  expect(await site.status('/glass-ceilings/')).toBe(404);
  expect(await posts.select('id').where('title', '=', 'Glass ceilings').execute()).toEqual([]);
});

/** A post of Elementor Pro's font type. */
const fontPost = (id: number, family: string, meta: Readonly<Record<string, string>>): string =>
  `<item><title><![CDATA[${family}]]></title><wp:post_id>${id}</wp:post_id><wp:post_type>elementor_font</wp:post_type>
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  .join('')}</item>`;

test('KT-04 a kit’s own fonts become fonts of the site; what is none, or cannot be had, is named with the reason', async () => {
  const site = await siteForKits();
  const font = await readFile(
    new URL(
      '../../../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
      import.meta.url,
    ),
  );
  const face = (family: string, weight: string, file: string) =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${ORIGIN}/up/${file}.eot'); src: url('${ORIGIN}/up/${file}.woff2') format('woff2'); }`;
  const heading = (id: string, family: string) => ({
    ...{ id, elType: 'widget', widgetType: 'heading', elements: [], isInner: false },
    settings: { title: family, typography_typography: 'custom', typography_font_family: family },
  });
  const { session } = await site.importKit(
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          ...{ name: 'fonts', title: 'Fonts', version: '3.0', site: ORIGIN },
          'site-settings': ['settings'],
          content: { page: { 601: { title: 'Type', doc_type: 'wp-page', url: `${ORIGIN}/type/` } } },
          'wp-content': {
            elementor_font: {
              701: { id: 701, title: 'Quay Sans' },
              702: { id: 702, title: 'Old Quay' },
              703: { id: 703, title: 'Broken Quay' },
              704: { id: 704, title: 'Far Quay' },
            },
          },
        }),
      },
      {
        name: 'site-settings.json',
        content: JSON.stringify({
          settings: {
            custom_css: `${face('Css Quay', '300', 'css')}${face('x"}*{color:red', '400', 'quay')}${face('Quay/Evil', '400', 'quay')}`,
          },
        }),
      },
      {
        name: 'content/page/601.json',
        content: JSON.stringify({
          content: [heading('b000001', 'Quay Sans'), heading('b000002', 'Far Quay')],
          settings: [],
          metadata: [],
        }),
      },
      {
        name: 'wp-content/elementor_font/elementor_font.xml',
        content: wxr(
          fontPost(701, 'Quay Sans', {
            elementor_font_face: face('Quay Sans', 'normal', 'quay') + face('Quay Sans', 'bold', 'quay-bold'),
          }),
          fontPost(702, 'Old Quay', {
            elementor_font_files: `a:1:{i:0;a:3:{s:11:"font_weight";s:3:"600";s:10:"font_style";s:6:"italic";s:5:"woff2";a:2:{s:2:"id";s:2:"12";s:3:"url";s:40:"${ORIGIN}/up/old.woff2";}}}`,
          }),
          fontPost(703, 'Broken Quay', { elementor_font_face: face('Broken Quay', '400', 'broken') }),
          fontPost(704, 'Far Quay', { elementor_font_face: face('Far Quay', '400', 'far') }),
        ),
      },
      ...['quay', 'quay-bold', 'old', 'css'].map((name) => ({
        name: `fonts/up/${name}.woff2`,
        content: font,
      })),
      { name: 'fonts/up/broken.woff2', content: '%PDF-1.7'.padEnd(99) },
    ]),
  );

  const { fonts } = await site.admin('GET', 'fonts');
  expect(
    fonts.map(({ family, faces }: { family: string; faces: { weight: string; style: string }[] }) => [
      family,
      ...faces.map(({ weight, style }) => `${weight} ${style}`),
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Quay Sans', '400 normal', '700 normal'],
      ['Old Quay', '600 italic'],
      ['Css Quay', '300 normal'],
    ]),
  );
  expect(fonts).toHaveLength(3);
  const page = await site.text('/type/');
  const css = await site.text(/\/assets\/documents\/601-\w+\.css/.exec(page)?.[0] ?? '');
  expect(css).toContain(`@font-face{font-family:"Quay Sans";src:url("${fonts[0].href}");font-weight:400;`);
  expect(css).not.toContain('Old Quay');
  expect(css).not.toContain('Far Quay";src');
  expect(await site.status(fonts[0].href)).toBe(200);
  const named = await site.admin('GET', 'editor-fonts?names=Quay+Sans,Old+Quay,Roboto+Slab,Far+Quay,%22%7D');
  const families = [...named.css.matchAll(/font-family:"([^"]*)"/g)].map(([, family]) => family);
  expect([...new Set(families)].sort()).toEqual(['Old Quay', 'Quay Sans', 'Roboto Slab']);

  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  const reported = (family: string) => report.fonts.find((one: { family: string }) => one.family === family);
  expect(reported('Quay Sans')).toMatchObject({ state: 'hosted', usedOn: ['Type', 'Fonts of the kit'] });
  expect(reported('Quay Sans').missing).toBeUndefined();
  expect(reported('Broken Quay')).toMatchObject({
    state: 'missing',
    missing: [{ face: '400', problem: expect.stringContaining('This file is not a font') }],
  });
  expect(reported('Far Quay')).toMatchObject({
    state: 'missing',
    missing: [{ problem: 'Nobody has allowed fonts from agency.example.' }],
  });
  expect(reported('Quay/Evil')).toMatchObject({
    missing: [{ problem: expect.stringContaining('The name of a font has') }],
  });
  expect(reported('x"}*{color:red')).toBeUndefined();
  const outcomes = Object.fromEntries(
    report.items.map(({ title, outcome }: { title: string; outcome: string }) => [title, outcome]),
  );
  expect(outcomes).toMatchObject({ 'Quay Sans': 'new', 'Broken Quay': 'missing', 'Far Quay': 'missing' });

  // Reverting removes them as well.
  await site.call('revert', {});
  expect((await site.admin('GET', 'fonts')).fonts).toEqual([]);
});

test('KT-04 pictures are not fetched from addresses inside, whatever was confirmed', async () => {
  const asked: string[] = [];
  const inside = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.end('secret');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void inside.close());
  const host = `127.0.0.1:${(inside.address() as AddressInfo).port}`;
  const site = await siteForKits();
  const kit = pictureKit({
    pages: 1,
    pictures: 1,
    picture: () => '',
    isPacked: false,
    origin: `http://${host}`,
  });
  const { session } = await site.importKit(packZip(kit), { content: { pictureHosts: [host] } });
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  expect(report.pictures.missing[0].problem).toContain('not an address on the open web');
  expect(asked).toEqual([]);
});

test('KT-04 a page that shows a form or reviews that this site does not have says so, in the plan and in the report', async () => {
  const site = await siteForKits();
  const page = (shortcode: string) =>
    JSON.stringify({
      content: [
        ...[
          { id: 'a1b2c3d', elType: 'widget', widgetType: 'shortcode', settings: { shortcode }, elements: [] },
        ],
      ],
      settings: [],
      metadata: [],
    });
  const about = { doc_type: 'wp-page', thumbnail: false };
  const { session } = await site.importKit(
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          name: 'codes',
          title: 'Codes',
          version: '3.0',
          content: { page: { 8401: { title: 'Write', ...about }, 8402: { title: 'Praise', ...about } } },
        }),
      },
      { name: 'content/page/8401.json', content: page('[contact-form-7 id="99999" title="Nowhere"]') },
      { name: 'content/page/8402.json', content: page('[grw id=99999]') },
    ]),
  );
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  const items: readonly { title: string; notDrawn: string; note: string }[] = report.items;
  const form = 'It shows a form that this site does not have. Put the code of one of your forms there.';
  const write = items.find(({ title }) => title === 'Write');
  expect(write).toMatchObject({ notDrawn: form, note: expect.stringContaining(form) });
  expect(items.find(({ title }) => title === 'Praise')?.notDrawn).toContain(
    'reviews that this site does not',
  );
});
