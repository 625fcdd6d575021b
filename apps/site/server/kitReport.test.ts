import { expect, test } from 'vitest';
import { packZip } from '../../../packages/kits/testing/packZip.ts';
import { siteForKits } from './testing/siteForKits.ts';

const ORIGIN = 'https://quay.example';
const LONG =
  'a-title-that-goes-on-and-on-until-it-is-much-longer-than-an-address-that-people-would-type-themselves';

const post = (id: number, slug: string, text = '') =>
  `<item><title>${slug}</title><guid isPermaLink="false">${ORIGIN}/?p=${id}</guid><content:encoded><![CDATA[<p>${text}</p>]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;

const toTag = `<item><title></title><wp:post_id>91</wp:post_id><wp:menu_order>1</wp:menu_order><wp:status>publish</wp:status>
<wp:post_type>nav_menu_item</wp:post_type><category domain="nav_menu" nicename="main"><![CDATA[Quay menu]]></category>
${[
  ['type', 'taxonomy'],
  ['object', 'post_tag'],
  ['object_id', '7'],
]
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>_menu_item_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
  )
  .join('')}</item>`;

const QUAY = '%d9%85%d9%8a%d9%86%d8%a7%d8%a1';
const navMenu = (id: string, menu: string) => ({
  ...{ id, elType: 'widget', widgetType: 'nav-menu', settings: { menu }, elements: [] },
});
/** Elementor names menus by their slugs, which need not be those of their names. */
const withMenus = JSON.stringify({
  content: [navMenu('a000009', 'quay-2'), navMenu('a000010', QUAY)],
  settings: [],
  metadata: [],
});

const toPier = toTag
  .replaceAll('91', '92')
  .replace('<title></title>', '<title>رصيف</title>')
  .replace('nicename="main"', `nicename="${QUAY}"`)
  .replace('Quay menu', 'ميناء')
  .replace('>taxonomy<', '>custom<')
  .replace('_object_id<', '_url<')
  .replace('>7<', '>https://pier.example/<');

const wxr = (...items: readonly string[]): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="b" xmlns:wp="d"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

const document = JSON.stringify({ content: [], settings: [], metadata: [] });
const term = (term_id: number, name: string, taxonomy: string) => ({
  ...{ term_id, name, slug: name.toLowerCase().replace(' ', '-'), taxonomy, description: '', parent: 0 },
});

const KIT = packZip([
  {
    name: 'manifest.json',
    content: JSON.stringify({
      ...{ name: 'quay', title: 'Quay', version: '3.0', site: ORIGIN },
      'site-settings': { globalColors: true, globalFonts: true, generalSettings: true, experiments: true },
      taxonomies: {
        post: [{ name: 'post_tag', label: 'Tags' }],
        nav_menu_item: [{ name: 'nav_menu', label: 'Menus' }],
      },
      content: {
        page: {
          8501: { title: 'Moorings', doc_type: 'wp-page', thumbnail: false, url: `${ORIGIN}/moorings/` },
          8505: { title: 'عن', doc_type: 'wp-page', thumbnail: false, url: `${ORIGIN}/%d8%b9%d9%86/` },
        },
        post: {
          8502: {
            ...{ title: 'Long', doc_type: 'wp-post', excerpt: '', terms: [], url: `${ORIGIN}/${LONG}/` },
            thumbnail: `${ORIGIN}/wp-content/uploads/cover.jpg`,
          },
          8504: {
            ...{ title: 'ميناء', doc_type: 'wp-post', excerpt: '', terms: [], thumbnail: false },
            url: `${ORIGIN}/${QUAY}/`,
          },
        },
        'e-floating-buttons': {
          8503: { title: 'Bell', doc_type: 'floating-buttons', thumbnail: false, url: `${ORIGIN}/bell/` },
        },
      },
      'wp-content': {
        post: { 61: { id: 61, title: 'tide' }, 62: { id: 62, title: `plain-${LONG}` } },
        nav_menu_item: { 91: { id: 91, title: '' }, 92: { id: 92, title: '' } },
      },
    }),
  },
  {
    name: 'site-settings.json',
    content: JSON.stringify({
      settings: {
        body_background_image: { url: `${ORIGIN}/wp-content/uploads/behind.jpg`, id: 5 },
      },
      experiments: {
        container: { name: 'container', state: 'default', default: 'active' },
        e_opt_in_v4: { name: 'e_opt_in_v4', state: 'default', default: 'inactive' },
        editor_v2: { name: 'editor_v2', state: 'inactive', default: 'active' },
      },
    }),
  },
  { name: 'content/page/8501.json', content: withMenus },
  { name: 'content/page/8505.json', content: document },
  { name: 'content/post/8502.json', content: document },
  { name: 'content/post/8504.json', content: document },
  { name: 'content/e-floating-buttons/8503.json', content: document },
  { name: 'taxonomies/post_tag.json', content: JSON.stringify([term(7, 'Low tide', 'post_tag')]) },
  {
    name: 'taxonomies/nav_menu.json',
    content: JSON.stringify([
      { ...term(3, 'Quay menu', 'nav_menu'), slug: 'quay-2' },
      term(4, 'Empty menu', 'nav_menu'),
      { ...term(5, 'ميناء', 'nav_menu'), slug: QUAY },
    ]),
  },
  {
    name: 'wp-content/post/post.xml',
    content: wxr(
      post(61, 'tide', `<img src="${ORIGIN}/wp-content/uploads/tide.jpg">`),
      post(62, `plain-${LONG}`),
    ),
  },
  { name: 'wp-content/nav_menu_item/nav_menu_item.xml', content: wxr(toTag, toPier) },
]);

test('KT-04 K the report leads to every page and post, whatever its address has become, and says where each picture is missing', async () => {
  const site = await siteForKits();
  const { session } = await site.importKit(KIT);
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  type Item = { key: string; address: string | null; note: string; missingPictures: number };
  const items = new Map<string, Item>(report.items.map((item: Item) => [item.key, item]));

  const addresses = Object.fromEntries([...items].map(([key, { address }]) => [key, address]));
  expect(addresses).toMatchObject({
    'content/page/8501': '/moorings/',
    'content/page/8505': `/${encodeURIComponent('عن')}/`,
    // Posts keep the whole of theirs: others link to them.
    'content/post/8502': `/${LONG}/`,
    'content/post/8504': `/${encodeURIComponent('ميناء')}/`,
    'content/e-floating-buttons/8503': null,
    'wp-content/post/61': '/tide/',
    'wp-content/post/62': `/plain-${LONG}/`,
  });
  for (const address of Object.values(addresses))
    if (address !== null) expect(await site.status(address), address).toBe(200);

  expect(report.pictures.missing.map(({ usedOn }: { usedOn: string[] }) => usedOn)).toEqual(
    expect.arrayContaining([['Long'], ['tide'], ['Site settings']]),
  );
  expect(items.get('wp-content/post/61')?.missingPictures).toBe(1);
  expect(items.get('settings/Features')?.note).toBe('1 feature');
});

test('KT-04 K menus of a kit keep links to tags, and one without items is named', async () => {
  const site = await siteForKits();
  const { session } = await site.importKit(KIT);
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  const menus = report.items.filter(({ kind }: { kind: string }) => kind.startsWith('Menu'));
  expect(menus.map(({ title, outcome, note }: Record<string, string>) => [title, outcome, note])).toEqual([
    ['Quay menu', 'new', ''],
    ['ميناء', 'new', ''],
    ['Empty menu', 'left-out', 'The kit has no items of it.'],
  ]);
  const { menus: all } = await site.admin('GET', 'menus');
  const main = all.find(({ name }: { name: string }) => name === 'Quay menu');
  expect(main.items).toMatchObject([
    { label: 'Low tide', target: { kind: 'address', href: '/tag/low-tide/' } },
  ]);
  const [, first = '', second = ''] = (await site.text('/moorings/')).split('data-widget_type="nav-menu');
  expect(first).toContain('Low tide');
  expect(first).not.toContain('رصيف');
  expect(second).toContain('رصيف');
});

test('KT-04 K a page that cannot be read is left out and named, and what is no element or nested too deeply in another; all else comes', async () => {
  const site = await siteForKits();
  const heading = (id: string, title: string) => ({
    ...{ id, elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] },
  });
  const inside = (depth: number, inmost: object): object =>
    depth === 0
      ? inmost
      : { id: `b${depth}`, elType: 'container', settings: {}, elements: [inside(depth - 1, inmost)] };
  const page = (...content: readonly unknown[]) => JSON.stringify({ content, settings: [], metadata: [] });
  const endless = `{"content":${'[{"elements":'.repeat(10_000)}[]${'}]'.repeat(10_000)}}`;
  const files: Readonly<Record<number, string>> = {
    8601: page(heading('a000001', 'Whole')),
    8602: '{"content":[',
    8603: endless,
    8604: '[]',
    8605: page(
      'text',
      null,
      heading('a000002', 'Beside nothing'),
      inside(61, heading('a000003', 'Too deep')),
    ),
  };
  const { session, last } = await site.importKit(
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          ...{ name: 'broken', title: 'Broken', version: '3.0' },
          content: {
            page: Object.fromEntries(
              Object.keys(files).map((id) => [
                id,
                { title: `Page ${id}`, doc_type: 'wp-page', thumbnail: false },
              ]),
            ),
          },
          'wp-content': { post: { 61: { id: 61, title: 'Tide' } } },
        }),
      },
      ...Object.entries(files).map(([id, content]) => ({ name: `content/page/${id}.json`, content })),
      {
        name: 'wp-content/post/post.xml',
        content: '<!DOCTYPE rss><rss version="2.0"><channel></channel></rss>',
      },
    ]),
  );
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  expect(
    report.items.map(({ title, outcome, note }: Record<string, string>) => [title, outcome, note]),
  ).toEqual([
    ['Page 8601', 'new', expect.any(String)],
    ['Page 8602', 'missing', expect.stringContaining('is not valid JSON')],
    ['Page 8603', 'missing', expect.stringContaining('nested too deeply')],
    ['Page 8604', 'missing', expect.stringContaining('must be a list')],
    ['Page 8605', 'new', expect.stringContaining('no elements or nested too deeply: 3 parts.')],
    ['Tide', 'missing', expect.stringContaining('document type')],
  ]);
  expect(Object.keys(last.content.page.failed)).toEqual(['8602', '8603', '8604']);
  expect(await site.text('/page-8601/')).toContain('Whole');
  expect(await site.text('/page-8605/')).toContain('Beside nothing');
  expect(await site.text('/page-8605/')).not.toContain('Too deep');
  expect(await site.status('/page-8602/')).toBe(404);
});

test('KT-04 K the report names each value that pages are drawn without, with its place, and none of them is drawn', async () => {
  const site = await siteForKits();
  const heading = (id: string, settings: object) => ({
    ...{ id, elType: 'widget', widgetType: 'heading', settings, elements: [] },
  });
  const css =
    '@import url(https://evil.example/a.css);selector{top:expression(alert(1));left:4px}}body{margin:0}';
  const { session, last } = await site.importKit(
    packZip([
      {
        name: 'manifest.json',
        content: JSON.stringify({
          ...{ name: 'hostile', title: 'Hostile', version: '3.0' },
          'site-settings': { globalColors: true, generalSettings: true, classes: true },
          content: { page: { 8701: { title: 'Reef', doc_type: 'wp-page', thumbnail: false } } },
        }),
      },
      {
        name: 'site-settings.json',
        content: JSON.stringify({
          settings: {
            custom_css: '</style><script>alert(1)</script>',
            custom_colors: [{ _id: 'a', title: 'Tide', color: '}*{' }],
          },
        }),
      },
      {
        name: 'global-classes/g-1a2b3c4.json',
        content: JSON.stringify({
          ...{ id: 'g-1a2b3c4', type: 'class', label: 'card' },
          variants: [
            {
              meta: { breakpoint: 'desktop', state: null },
              props: { color: { $$type: 'color', value: 'red}' } },
            },
          ],
        }),
      },
      { name: 'global-classes/order.json', content: JSON.stringify([{ id: 'g-1a2b3c4', label: 'card' }]) },
      {
        name: 'content/page/8701.json',
        content: JSON.stringify({
          content: [
            heading('a000001', {
              ...{ motion_fx_motion_fx_scrolling: 'yes', e_display_conditions: ['[{}]'] },
              title: 'Reef',
              title_color: '#000}body{display:none',
              custom_css: css,
            }),
            heading('a000002', {
              motion_fx_motion_fx_scrolling: 'yes',
              title: 'Kelp',
              title_color: '#000}body{display:none',
              link: { url: 'javascript:alert(1)' },
            }),
          ],
          settings: [],
          metadata: [],
        }),
      },
    ]),
  );
  const { report } = await site.admin('GET', `kits/imports/${session}/report`);
  type Value = Record<'place' | 'element' | 'setting' | 'value', string> & { times: number };
  const dropped = (key: string) =>
    report.items
      .find((item: { key: string }) => item.key === key)
      .dropped.values.map(({ place, element, setting, value, times }: Value) => [
        place,
        element,
        setting,
        value,
        times,
      ]);
  expect(dropped('content/page/8701')).toEqual([
    ['Heading', 'a000001', 'title_color', '#000}body{display:none', 2],
    ['Heading', 'a000001', 'custom_css', '@import url(https://evil.example/a.css)', 1],
    ['Heading', 'a000001', 'custom_css', 'top:expression(alert(1))', 1],
    ['Heading', 'a000001', 'custom_css', '}', 1],
    ['Heading', 'a000002', 'link', 'javascript:alert(1)', 1],
  ]);
  expect(dropped('settings/General settings')).toEqual([
    ['', '', 'custom_css', '</style><script>alert(1)</script>', 1],
  ]);
  expect(dropped('settings/Global colours')).toEqual([['Tide', '', 'custom_colors', '}*{', 1]]);
  expect(dropped('settings/Classes')).toEqual([['card', '', 'color', 'red}', 1]]);
  expect(last.report_url).toBe(`/admin/api/kits/imports/${session}/report`);
  const items = new Map(report.items.map((item: { key: string }) => [item.key, item]));
  expect(items.get('content/page/8701')).toMatchObject({
    notDrawn: 'Kept, but without effect here: display conditions, so that everybody sees the element.',
  });
  const page = await site.text('/reef/');
  expect(page).toContain('Kelp');
  expect(page).not.toMatch(/evil\.example|expression\(|javascript:|display:none\}?body/);
});

test('K the short addresses of WordPress lead to pages and posts of a kit by their numbers', async () => {
  const site = await siteForKits();
  const { last } = await site.importKit(KIT);
  const here = (id: string) => last['wp-content'].post.succeed[id];
  const to = async (path: string) =>
    (await fetch(site.address + path, { redirect: 'manual' })).headers.get('location');
  expect(await to('/?page_id=8501')).toBe('/moorings/');
  expect(await to('/?page_id=8505')).toBe(`/${encodeURIComponent('عن')}/`);
  expect(await to('/?p=8502')).toBe(`/${LONG}/`);
  expect(await to(`/?p=${here('61')}`)).toBe('/tide/');
  expect(await to('/?p=999999')).toBeNull();
  expect(await to('/?p=8501&more=1')).toBeNull();
});
