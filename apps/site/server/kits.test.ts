import type { BuilderTables } from '@portico/builder/server';
import type { Ports } from '@portico/kernel/server';
import { createTestClock, NONCE_HEADER } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { BlogTables } from '../../../packages/blog/server/tables.ts';
import { KIT_2 } from '../../../packages/kits/testing/kitFixtures.ts';
import { type PackedEntry, packZip } from '../../../packages/kits/testing/packZip.ts';
import { kitCalls } from './testing/kitCalls.ts';
import { PASSWORD, type RunningSite, startSite } from './testing/startSite.ts';

/** Each starts with its own demo, and test machines are busy. */
const SEVERAL_SITES = { timeout: 90_000 };

test('KT-04 a kit of the whole site is packed twice, imported and packed again byte for byte', async () => {
  const site = await signedIn();
  const kit = await site.exportKit();
  expect(kit.length).toBeGreaterThan(20_000);
  expect((await site.exportKit()).equals(kit)).toBe(true);
  await site.importKit(kit);
  expect((await site.exportKit()).equals(kit)).toBe(true);
});

test(
  'KT-04 another demo site packs what it was brought byte for byte, and so does one that was emptied and counts on',
  SEVERAL_SITES,
  async () => {
    const [first, second, third] = [await signedIn(), await signedIn({ isApart: true }), await signedIn()];
    await first.importKit(packZip(KIT));
    const kit = await first.exportKit();
    await second.importKit(kit);
    expect((await second.exportKit()).equals(kit)).toBe(true);

    await third.empty();
    await third.importKit(kit);
    expect(await third.text('/classes/')).toContain('elementor');
    expect((await third.exportKit()).equals(kit)).toBe(true);
  },
);

test('KT-04 a draft and a page in the trash are left alone by a kit that has their numbers', async () => {
  const site = await signedIn();
  const tables = () => site.ports.database.tables<BuilderTables>();
  const page = await tables()
    .selectFrom('builder_documents')
    .selectAll()
    .where('slug', '=', 'workshop')
    .executeTakeFirstOrThrow();
  const draft = { live_version: null, live_title: null, live_settings: null, live_elements: null };
  await tables().deleteFrom('builder_documents').where('id', 'in', [12, 13]).execute();
  await tables()
    .insertInto('builder_documents')
    .values([
      { ...page, ...draft, id: 12, slug: 'mine' },
      { ...page, trashed_at: 1, id: 13, slug: 'binned' },
    ])
    .execute();
  const left = () =>
    tables().selectFrom('builder_documents').selectAll().where('id', 'in', [12, 13]).execute();
  const before = await left();
  await site.importKit(packZip(KIT));
  expect(await site.text('/')).toContain('Breathe');
  expect(await left()).toEqual(before);
});

test('KT-04 what a demo begins with came as a kit, and is not offered to be undone', async () => {
  const site = await signedIn();
  const offered = async () => (await site.admin('GET', 'kits/imports')).imports;
  expect(await offered()).toEqual([]);
  await site.importKit(packZip(KIT));
  expect(await offered()).toHaveLength(1);
  await site.call('revert', {});
  expect(await offered()).toEqual([]);
  await expect(site.call('revert', {})).rejects.toThrow('There is no import to undo.');
  expect(await site.status('/workshop/')).toBe(200);
});

test('KT-04 pages, posts, terms and settings of a kit are there for visitors, cleaned, and all of it is undone', async () => {
  const site = await signedIn();
  const before = await site.exportKit();
  await site.importKit(packZip(KIT));
  expect(await site.text('/')).toContain('Breathe');
  expect(await site.text('/')).not.toContain('steal()');
  // A template that the kit has apart, under another number here.
  expect(await site.text('/classes/')).toContain('Monday');
  const post = await site.text('/a-quiet-hour/');
  expect(post).toContain('Nothing but breath');
  expect(post).not.toContain('alert(1)');
  expect(await site.text('/category/stillness/')).toContain('A quiet hour');

  expect((await site.call('revert', {})).data.revert_completed).toBe(true);
  expect(await site.status('/classes/')).toBe(404);
  expect(await site.status('/a-quiet-hour/')).toBe(404);
  expect(await site.text('/')).not.toContain('Breathe');
  expect((await site.exportKit()).equals(before)).toBe(true);
});

test('KT-04 an import is undone around what was done since: a new page at an old address, and another home page', async () => {
  const site = await signedIn();
  const tables = () => site.ports.database.tables<BuilderTables & SettingsTables>();
  const at = (slug: string) =>
    tables().selectFrom('builder_documents').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  await site.importKit(packZip(KIT));
  const first = await at('classes');
  await site.importKit(packZip(KIT));
  await tables()
    .updateTable('builder_documents')
    .set({ slug: 'lessons' })
    .where('id', '=', first.id)
    .execute();
  const workshop = await at('workshop');
  await tables()
    .insertInto('builder_documents')
    .values({ ...workshop, id: 9001, slug: 'classes', live_title: 'Mine' })
    .execute();
  await tables()
    .updateTable('site_settings')
    .set({ value: String(workshop.id) })
    .where('name', '=', 'front-page')
    .execute();
  expect((await site.call('revert', {})).data).toMatchObject({ revert_completed: true });
  expect((await at('classes')).id).toBe(9001);
  expect(await at('classes-2')).toEqual({ ...first, slug: 'classes-2' });
  const front = await tables()
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', 'front-page')
    .executeTakeFirstOrThrow();
  expect(front.value).toBe(String(workshop.id));
  expect((await site.call('revert', {})).data).toMatchObject({ revert_completed: true });
  expect(await site.status('/classes-2/')).toBe(404);
  expect(await site.status('/classes/')).toBe(200);
});

test(
  'KT-04 posts travel with the pictures above them, their languages and their translations',
  SEVERAL_SITES,
  async () => {
    const [first, bare] = [await signedIn(), await signedIn()];
    const posts = (site: SignedIn) => site.ports.database.tables<BlogTables>();
    const covered = await posts(first)
      .selectFrom('blog_posts')
      .selectAll()
      .where('status', '=', 'published')
      .where('cover', 'is not', null)
      .orderBy('published_at', 'desc')
      .limit(3)
      .execute();
    const [english, german] = covered;
    await posts(first)
      .updateTable('blog_posts')
      .set({ language: 'de', translation_group: english?.translation_group ?? '' })
      .where('id', '=', german?.id ?? 0)
      .execute();
    await posts(first)
      .updateTable('blog_media')
      .set({ alt: 'Glass <& iron>' })
      .where('id', '=', german?.cover ?? 0)
      .execute();
    const kit = await first.exportKit();

    const of = (site: SignedIn, post = german) =>
      posts(site)
        .selectFrom('blog_posts')
        .selectAll()
        .where('slug', '=', post?.slug ?? '')
        .executeTakeFirstOrThrow();
    await bare.empty();
    await posts(bare).deleteFrom('blog_media').execute();
    await bare.importKit(kit);
    const wanted = await of(bare);
    expect(wanted).toMatchObject({
      language: 'de',
      cover: null,
      cover_wanted: expect.stringMatching(/^https?:/),
    });
    expect((await of(bare, english)).translation_group).toBe(wanted.translation_group);
    expect(await posts(bare).selectFrom('blog_attachments').selectAll().execute()).toContainEqual(
      expect.objectContaining({ url: wanted.cover_wanted, alt: 'Glass <& iron>' }),
    );
    expect((await bare.exportKit()).equals(kit)).toBe(true);
    await bare.call('revert', {});
    expect(await posts(bare).selectFrom('blog_attachments').selectAll().execute()).toEqual([]);

    await first.empty();
    await first.importKit(kit);
    expect(await of(first)).toMatchObject({ language: 'de', cover: german?.cover, cover_wanted: null });
    expect((await of(first, english)).cover).toBe(english?.cover);
  },
);

interface SettingsTables {
  site_settings: { name: string; value: string };
}

test('KT-04 the look of a kit is on every page document at once, and the one before it is back when it is undone', async () => {
  const site = await signedIn();
  const sheetOn = async (path: string): Promise<string | undefined> =>
    /\/assets\/documents\/kit-\w+\.css/.exec(await site.text(path))?.[0];
  const begun = (await sheetOn('/workshop/')) ?? '';

  await site.importKit(packZip(lookOf('#a8642a')));
  const first = (await sheetOn('/workshop/')) ?? '';
  expect(await sheetOn('/')).toBe(first);
  expect(await sheetOn('/shop/')).toBeUndefined();
  const sheet = await site.visit(first);
  expect(sheet.headers.get('content-type')).toContain('text/css');
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect(await sheet.text()).toBe(
    '@layer kit{.elementor,.elementor-page{--e-global-color-primary:#a8642a}.elementor h1{color:#333}}@layer kit{.calm > p{color:#333}}',
  );
  const own = /\/assets\/documents\/\d+-\w+\.css/.exec(await site.text('/'))?.[0] ?? '';
  expect(await site.text(own)).toContain(
    '.elementor-heading-title{color:var(--e-global-color-primary, #6ec1e4)}',
  );
  expect((await site.admin('GET', 'editor-canvas')).styles.at(-1)).toBe(first);
  const id = /\d+/.exec(own)?.[0];
  expect(await sheetOn((await site.admin('POST', `documents/${id}/preview`)).address)).toBe(first);

  await site.importKit(packZip(lookOf('#00aa77')));
  const second = (await sheetOn('/workshop/')) ?? '';
  expect(second).not.toBe(first);
  expect(await site.text(second)).toContain('--e-global-color-primary:#00aa77');
  expect((await site.visit(first)).headers.get('cache-control')).not.toContain('immutable');

  await site.call('revert', {});
  expect(await sheetOn('/workshop/')).toBe(first);
  expect(await site.text(first)).toContain('--e-global-color-primary:#a8642a');
  await site.call('revert', {});
  expect(await sheetOn('/workshop/')).toBe(begun);
  expect(await site.text(first)).toBe(await site.text(begun));
});

test('K a kit of Elementor’s brings the look that its pages take for granted, before its own', async () => {
  const site = await signedIn();
  expect(await site.text('/')).not.toContain('look-1.css');
  const fonts = [{ _id: 'primary', title: 'Primary', typography_typography: 'custom' }];
  await site.importKit(packZip(lookOf('#a8642a', { system_typography: fonts })));
  expect(await site.text('/')).toMatch(/look-1\.css.*\/assets\/documents\/kit-/s);
  expect((await site.admin('GET', 'editor-canvas')).styles.at(-2)).toContain('look-1.css');
});

test('K the built sheets change with devices where the kit does, and whoever asks for other widths may not keep them', async () => {
  const site = await signedIn();
  const fonts = [{ _id: 'primary', title: 'Primary', typography_typography: 'custom' }];
  const look = (more: object) => packZip(lookOf('#a8642a', { system_typography: fonts, ...more }));
  await site.importKit(look({ viewport_md: 900, viewport_lg: 1200 }));
  const sheet = '/assets/chunks/look-1.css?devices=899-1199';
  expect(await site.text('/')).toContain(`href="${sheet}"`);
  expect((await site.admin('GET', 'editor-canvas')).styles).toContain(sheet);
  const answer = await site.visit(sheet);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe('@media (width<=899px){p{margin:0}}');
  const built = await site.text('/assets/chunks/look-1.css');
  for (const other of ['767-1024', '1-2', '899-1199&devices=1-2', '', '%7B%7D']) {
    const wrong = await site.visit(`/assets/chunks/look-1.css?devices=${other}`);
    expect(wrong.headers.get('cache-control'), other).not.toContain('immutable');
    expect(await wrong.text(), other).toBe(built);
  }

  await site.importKit(look({ viewport_mobile: 600 }));
  expect(await site.text('/')).toContain('look-1.css?devices=600-1199');
  expect((await site.visit(sheet)).headers.get('cache-control')).not.toContain('immutable');
  await site.importKit(look({ viewport_mobile: 767, viewport_tablet: 1024 }));
  expect(await site.text('/')).toContain('/assets/chunks/look-1.css"');
  expect(await site.text('/assets/chunks/look-1.css?devices=')).toBe(built);
});

/** The kit with a global colour that its front page uses, and one that tries to inject more than a colour. */
function lookOf(primary: string, more: object = {}): PackedEntry[] {
  const settings = {
    ...more,
    system_colors: [
      { _id: 'primary', title: 'Primary', color: primary },
      { _id: 'evil', title: 'Evil', color: '#fff} body{background:url(https://evil.example/)' },
    ],
    h1_color: '#333',
    custom_css: '.calm > p{color:#333}',
  };
  const title = {
    id: 'ccc3333',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title: 'Breathe', __globals__: { title_color: 'globals/colors?id=primary' } },
    elements: [],
  };
  const files: Readonly<Record<string, object>> = {
    'site-settings.json': { content: [], settings, metadata: [] },
    'content/page/12.json': { content: [title], settings: [], metadata: [] },
  };
  // Without its header, which would apply the look to every page.
  return KIT.filter(({ name }) => !name.startsWith('templates/')).map((entry) =>
    files[entry.name] ? { ...entry, content: JSON.stringify(files[entry.name]) } : entry,
  );
}

const WXR = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Yoga loft</title><wp:wxr_version>1.2</wp:wxr_version>
<item><title>A quiet hour</title><guid isPermaLink="false">https://yoga.example/?p=41</guid>
<content:encoded><![CDATA[<p>Nothing but breath</p><script>alert(1)</script>]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>41</wp:post_id><wp:post_date_gmt>2025-03-01 10:00:00</wp:post_date_gmt>
<wp:post_name>a-quiet-hour</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="stillness"><![CDATA[Stillness]]></category></item>
</channel></rss>`;

const KIT = KIT_2.map((entry) => (entry.name.startsWith('wp-content/') ? { ...entry, content: WXR } : entry));

interface SignedIn {
  readonly ports: Ports;
  /** Removes everything that kits contain. Ids are not reused. */
  empty(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  call(path: string, body: object | FormData): Promise<any>;
  exportKit(more?: object): Promise<Buffer>;
  importKit(archive: Buffer): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  admin(method: 'GET' | 'POST', path: string): Promise<any>;
  visit(path: string): Promise<Response>;
  text(path: string): Promise<string>;
  status(path: string): Promise<number>;
}

const CARRIED = [
  'blog_post_terms',
  'blog_posts',
  'blog_terms',
  'blog_authors',
  'builder_revisions',
  'builder_documents',
] as const;

/** With `isApart`, it has imported the demo itself, instead of getting a copy of what another has imported. */
async function signedIn({ isApart = false } = {}): Promise<SignedIn> {
  const settings = isApart ? { PORTICO_START: 'demo' } : {};
  const site: RunningSite = await startSite(settings, createTestClock(Date.UTC(2026, 5, 1)));
  onTestFinished(() => site.remove());
  const answer = await fetch(`${site.address}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const { nonce } = await answer.json();
  const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [NONCE_HEADER]: nonce };
  const call = kitCalls(site.address, headers);
  return {
    call,
    ports: site.ports,
    async empty() {
      const tables = site.ports.database.tables<Record<(typeof CARRIED)[number], object>>();
      for (const table of CARRIED) await tables.deleteFrom(table).execute();
    },
    async exportKit(more = {}) {
      const kitInfo = { title: 'Whole', description: '', source: 'file' };
      const { data } = await call('export', { kitInfo, ...more });
      return Buffer.from(data.file, 'base64');
    },
    async importKit(archive) {
      const form = new FormData();
      form.set('e_import_file', new Blob([new Uint8Array(archive)]), 'kit.zip');
      const { session } = (await call('upload', form)).data;
      const { runners } = (await call('import', { session })).data;
      for (const runner of runners) await call('import-runner', { session, runner });
    },
    async admin(method, path) {
      const sent = method === 'GET' ? {} : { 'content-type': 'application/json' };
      const init = { method, headers: { ...headers, ...sent }, ...(method === 'POST' && { body: '{}' }) };
      return (await fetch(`${site.address}/admin/api/${path}`, init)).json();
    },
    visit: (path) => fetch(site.address + path),
    text: async (path) => (await fetch(site.address + path)).text(),
    status: async (path) => (await fetch(site.address + path)).status,
  };
}
