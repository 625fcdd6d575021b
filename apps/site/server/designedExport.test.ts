import { NONCE_HEADER } from '@portico/kernel/server/testing';
import { CLOUD_KITS_PATH, IMPORT_EXPORT_PATH } from '@portico/kits/wire/public';
import type { MenuItem } from '@portico/theme/wire/admin';
import { expect, onTestFinished, test } from 'vitest';
import { signInAdministrator } from './testing/signInAdministrator.ts';
import { startSite } from './testing/startSite.ts';

const OLD = 'https://old.example';

/** As PHP's `serialize` writes it. */
function php(value: unknown): string {
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  if (typeof value === 'number') return `i:${value};`;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value as object);
  return `a:${entries.length}:{${entries.map(([key, inside]) => php(key) + php(inside)).join('')}}`;
}

const cdata = (text: string): string => `<![CDATA[${text}]]>`;

interface Item {
  readonly type: string;
  readonly status?: string;
  readonly link?: string;
  readonly meta?: Readonly<Record<string, string>>;
  readonly more?: string;
}

const item = (
  id: number,
  title: string,
  { type, status = 'publish', link = '', meta = {}, more = '' }: Item,
) =>
  `<item><title>${cdata(title)}</title><link>${link || `${OLD}/${title.toLowerCase()}/`}</link><guid>${OLD}/?p=${id}</guid>
<content:encoded>${cdata(`<p>Plain ${title}</p>`)}</content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2025-03-01 10:00:00</wp:post_date_gmt><wp:post_name>${title.toLowerCase()}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}${Object.entries(meta)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join('')}</item>`;

const designed = (kind: string, words: string, settings: object = {}, href = '') => ({
  _elementor_edit_mode: 'builder',
  _elementor_template_type: kind,
  _elementor_page_settings: php(settings),
  _elementor_data: JSON.stringify([
    {
      ...{ id: `a${words.length}b2c3d`, elType: 'container', settings: {} },
      elements: [
        {
          ...{ id: `b${words.length}b2c3d`, elType: 'widget', widgetType: 'heading', elements: [] },
          settings: {
            ...{ title: words, __globals__: { title_color: 'globals/colors?id=primary' } },
            link: { url: href },
          },
        },
      ],
    },
  ]),
});

const menuItem = (id: number, object: string, objectId: number) =>
  item(id, '', {
    type: 'nav_menu_item',
    more: '<category domain="nav_menu" nicename="main"><![CDATA[Old menu]]></category>',
    meta: {
      ...{ _menu_item_type: 'post_type', _menu_item_object: object, _menu_item_object_id: String(objectId) },
    },
  });

const EXPORT = `<?xml version="1.0"?><rss version="2.0" xmlns:excerpt="a" xmlns:content="b" xmlns:dc="c" xmlns:wp="d"><channel>
<title>Old &amp; Sons</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${OLD}</wp:base_blog_url>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>works</wp:category_nicename><wp:cat_name>${cdata('Our works')}</wp:cat_name></wp:category>
${item(1, 'Start', { type: 'page', link: `${OLD}/`, meta: { ...designed('wp-page', 'Welcome to us'), _wp_page_template: 'elementor_canvas' } })}
${item(2, 'About', { type: 'page', meta: designed('post', 'Who we are', { hide_title: 'yes' }, `${OLD}/works`) })}
${item(3, 'Secret', { type: 'page', status: 'draft', meta: designed('wp-page', 'Not yet public') })}
${item(4, 'Works', { type: 'post', meta: designed('wp-post', 'Built in 2024', {}, `${OLD}/legal/`), more: '<category domain="category" nicename="works"><![CDATA[Our works]]></category><category domain="category" nicename="%d0%bd%d0%be%d0%b2%d0%be"><![CDATA[Ново]]></category>' })}
${item(5, 'Top', { type: 'elementor_library', meta: { ...designed('header', 'The old header'), _elementor_conditions: php(['include/general']) } })}
${item(6, 'Default Kit', {
  type: 'elementor_library',
  meta: {
    _elementor_edit_mode: 'builder',
    _elementor_template_type: 'kit',
    _elementor_page_settings: php({
      system_colors: [{ _id: 'primary', title: 'Größe', color: '#AB1234' }],
    }),
  },
})}
${item(7, 'Legal', { type: 'page' })}
${item(8, 'News', { type: 'post' })}
${item(9, 'Broken', { type: 'page', meta: { _elementor_edit_mode: 'builder', _elementor_data: '[{"id":' } })}
${item(10, 'Soon', { type: 'page', status: 'future', meta: designed('wp-page', 'Not before May') })}
${item(11, 'Ada', { type: 'team', meta: designed('wp-post', 'Ada builds') })}
${menuItem(20, 'page', 2)}${menuItem(21, 'page', 7)}${menuItem(22, 'post', 8)}${menuItem(23, 'team', 11)}
</channel></rss>`;

test('KT-04 a WordPress export file brings what was designed with Elementor as a kit, and the rest as posts', async () => {
  const site = await importingSite();
  const first = await site.importExport(EXPORT);
  expect(first).toMatchObject({
    state: 'done',
    counts: { posts: 1, pages: 2, designed: 8, skipped: 4 },
  });
  expect(await site.text('/legal/')).toContain('Plain Legal');
  expect(await site.text('/broken/')).toContain('Plain Broken');
  expect(await site.status('/about/')).toBe(404);

  // The same file once more adds no second kit.
  await site.importExport(EXPORT);
  const kits = await site.library();
  expect(kits.map(({ title }) => title)).toEqual(['Designs of Old & Sons']);

  await site.importFromLibrary(kits[0]?.id ?? '');
  const home = await site.text('/');
  expect(home).toContain('Welcome to us');
  // Of the template without a theme.
  expect(home).not.toContain('The old header');
  const about = await site.text('/about/');
  expect(about).toContain('<a href="/works/">Who we are</a>');
  expect(about).toContain('The old header');
  const kit = /\/assets\/documents\/kit-\w+\.css/.exec(about)?.[0] ?? '';
  expect(await site.text(kit)).toMatch(/#ab1234/i);
  const works = await site.text('/works/');
  expect(works).toContain('<a href="/legal/">Built in 2024</a>');
  const listed = await site.text(`/category/${encodeURIComponent('ново')}/`);
  expect(listed).toContain('Ново');
  expect(listed).toContain('/works/');
  expect(await site.text('/category/works/')).toContain('Our works');
  expect(await site.status('/secret/')).toBe(404);
  const pages = await site.admin('GET', '/documents?state=draft');
  expect(JSON.stringify(pages)).toContain('Secret');
  expect(JSON.stringify(pages)).toContain('Soon');
  const { menus } = await site.admin('GET', '/menus');
  const menu = menus.find(({ name }: { name: string }) => name === 'Old menu');
  expect(menu.items.map(({ label, target }: MenuItem) => [label, target])).toEqual([
    ['About', { kind: 'page', id: 2 }],
    ['Legal', { kind: 'address', href: '/legal' }],
    ['News', { kind: 'address', href: '/news/' }],
    ['Ada', { kind: 'page', id: 11 }],
  ]);
});

test('KT-04 without room for its designs, an export file is not imported, and says so', async () => {
  const site = await importingSite({ PORTICO_LIBRARY_KITS: '1' });
  await site.importExport(EXPORT);
  const second = await site.importExport(EXPORT.replace('Old &amp; Sons', 'New &amp; Sons'));
  expect(second).toMatchObject({ state: 'failed', counts: { posts: 0, designed: 0 } });
  expect(second.problem).toBe(
    'There is no room for what was designed with Elementor. Your library is full. It has room for one kit. Delete one first. Nothing was changed.',
  );
});

async function importingSite(settings: Readonly<Record<string, string>> = {}) {
  const site = await startSite({ PORTICO_START: 'empty', ...settings });
  onTestFinished(() => site.remove());
  const { cookie, nonce, ask } = await signInAdministrator(site);
  const call = async (path: string, body: object) => {
    const response = await fetch(`${site.address}${IMPORT_EXPORT_PATH}/${path}`, {
      method: 'POST',
      headers: { cookie, [NONCE_HEADER]: nonce, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = await response.json();
    expect(data.message ?? '', path).toBe('');
    return data;
  };
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  const admin = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<any> => {
    const answer = await ask(method, path, body);
    expect(answer.status, path).toBeLessThan(300);
    return answer.json();
  };
  return {
    admin,
    async importExport(xml: string) {
      const { id: upload } = await admin('POST', '/blog/uploads');
      const content = Buffer.from(xml).toString('base64');
      await admin('PUT', `/blog/uploads/${upload}`, { offset: 0, content });
      const { id } = await admin('POST', '/blog/imports', { upload, name: 'old.xml' });
      const read = () => admin('GET', `/blog/imports/${id}`);
      await expect.poll(async () => (await read()).endedAt).not.toBeNull();
      return read();
    },
    async library(): Promise<{ id: string; title: string }[]> {
      const headers = { cookie, [NONCE_HEADER]: nonce };
      const answer = await fetch(`${site.address}${CLOUD_KITS_PATH}`, { headers });
      return (await answer.json()).data;
    },
    async importFromLibrary(id: string) {
      const { session } = await call('upload', { source: 'cloud', kit_id: id });
      const { runners } = await call('import', { session });
      for (const runner of runners) await call('import-runner', { session, runner });
    },
    text: async (path: string) => (await fetch(site.address + path)).text(),
    status: async (path: string) => (await fetch(site.address + path)).status,
  };
}
