import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { KIT_1, KIT_2, KIT_3, KIT_MARKETPLACE, KIT_OLD_CLASSES, KIT_SHOP } from '../testing/kitFixtures.ts';
import { packZip } from '../testing/packZip.ts';
import { samplePage } from '../testing/sampleSite.ts';
import { createTestContents, type TestTables } from '../testing/testContents.ts';
import type { KitContents, StoredDocument } from './contents/KitContents.ts';
import { runningKits } from './testing/runningKits.ts';

describeOnBothEngines('kits', (engine) => {
  test('KT-04 an export holds the chosen parts in the layout of the contract', async () => {
    const site = await runningKits(engine);
    const files = filesIn(await site.exportKit());
    expect(Object.keys(files)).toEqual([
      'site-settings.json',
      'kit-elements-defaults.json',
      'global-classes/g-1.json',
      'global-classes/order.json',
      'global-variables.json',
      'templates/201.json',
      'templates/202.json',
      'content/page/101.json',
      'content/page/102.json',
      'content/page/103.json',
      'taxonomies/category.json',
      'wp-content/post/post.xml',
      'manifest.json',
    ]);
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest).toMatchObject({
      name: 'harbour-kit',
      title: 'Harbour kit',
      description: null,
      author: 'Ada',
      version: '3.0',
      created: '2026-01-15 09:30:00',
      site: 'https://harbour.example/',
      theme: { slug: 'portico' },
      'site-settings': { globalColors: true, classes: true, classesCount: 1, variablesCount: 1 },
      taxonomies: { post: [{ name: 'category' }] },
      templates: { 201: { title: 'Main header', doc_type: 'header' } },
      content: { page: { 101: { show_on_front: true, url: 'https://harbour.example/' } } },
      'wp-content': { post: { 300: { id: '300', title: 'First light' } } },
    });
    const settings = JSON.parse(files['site-settings.json'] ?? '');
    expect(settings).toMatchObject({ content: [], metadata: [], experiments: ['nested-elements'] });
    expect(settings.settings).not.toHaveProperty('site_name');
    expect(JSON.parse(files['templates/201.json'] ?? '').settings).toEqual([]);
    expect(await site.leftovers()).toEqual([]);
  });

  test('KT-04 an export leaves out what was not chosen', async () => {
    const site = await runningKits(engine);
    const files = filesIn(
      await site.exportKit('Small', {
        include: ['templates', 'settings', 'plugins'],
        customization: {
          templates: { themeBuilder: { enabled: false } },
          settings: { globalColors: false, classes: false, theme: false },
          plugins: { 'contact-form/contact-form': false },
        },
      }),
    );
    expect(
      Object.keys(files).filter((name) => /^(content|wp-content|taxonomies|global-classes)/.test(name)),
    ).toEqual([]);
    expect(Object.keys(files)).toContain('templates/202.json');
    expect(Object.keys(files)).not.toContain('templates/201.json');
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest['site-settings']).toMatchObject({
      globalColors: false,
      classes: false,
      classesCount: 0,
      theme: false,
    });
    expect(manifest).not.toHaveProperty('theme');
    expect(manifest.plugins).toHaveLength(1);
    expect(JSON.parse(files['site-settings.json'] ?? '').settings).not.toHaveProperty('system_colors');
  });

  test('KT-04 export, import into an empty site, and export again give the same bytes, also later', async () => {
    const first = await runningKits(engine, { pages: 12 });
    const archive = await first.exportKit();
    const second = await runningKits(engine, { pages: 0 });
    second.ports.clock.advance(86_400_000);
    expect((await second.importKit(archive)).status).toBe(200);
    expect((await second.exportKit()).equals(archive)).toBe(true);
    first.ports.clock.advance(86_400_000);
    expect((await first.importKit(archive)).status).toBe(200);
    expect((await first.exportKit()).equals(archive)).toBe(true);
  });

  test('KT-04 another site with numbers, an address and people of its own packs the same bytes', async () => {
    const first = await runningKits(engine, { pages: 12 });
    await first.importKit(KIT_2);
    await first.importKit(KIT_3);
    const archive = await first.exportKit();
    const second = await runningKits(engine, {
      pages: 0,
      contents: createTestContents({ url: 'https://quay.example/', numbersFrom: 9000 }),
    });
    // The site already has drafts with the IDs of the kit's pages.
    for (const id of ['101', '12', '72'])
      await second.contents.documents.write(
        second.ports.database,
        { id, postType: 'page', docType: 'wp-page', title: id, slug: null, isHome: false, isHidden: true },
        { content: [], settings: [], metadata: [] },
        { id: '', name: '' },
      );
    const own = await second.exportKit();
    second.ports.clock.advance(86_400_000);
    expect((await second.importKit(archive)).status).toBe(200);
    const documents = await second.contents.documents.list(second.ports.database);
    expect(documents.find(({ slug }) => slug === 'page-2')?.id).toBe('102');
    expect(documents.find(({ slug }) => slug === 'home')?.id).not.toBe('101');
    second.signedInAs('Bob');
    expect((await second.exportKit()).equals(archive)).toBe(true);

    // Imported on a third site, it is packed identically, too.
    const third = await runningKits(engine, { pages: 0 });
    await third.importKit(await second.exportKit());
    expect((await third.exportKit()).equals(archive)).toBe(true);

    // Changed content belongs to this site: the kit names it and the date.
    const page = documents.find(({ slug }) => slug === 'page-2');
    await second.contents.documents.write(
      second.ports.database,
      { ...page, id: '102', title: 'Changed' } as StoredDocument,
      { content: [], settings: [], metadata: [] },
      { id: '', name: '' },
    );
    const changed = filesIn(await second.exportKit());
    expect(JSON.parse(changed['manifest.json'] ?? '')).toMatchObject({
      site: 'https://quay.example/',
      author: 'Bob',
      created: '2026-01-16 09:30:00',
    });
    expect(changed['wp-content/post/post.xml']).toContain('<link>https://quay.example/</link>');

    await second.post('revert');
    second.signedInAs('Ada');
    expect((await second.exportKit()).equals(own)).toBe(true);
  });

  test('KT-04 elements get new ids that no two documents share, and the same ones every time', async () => {
    const site = await runningKits(engine, { pages: 2 });
    const twin = samplePage(1);
    for (const id of ['101', '102'])
      await site.contents.documents.write(
        site.ports.database,
        { id, postType: 'page', docType: 'wp-page', title: id, slug: id, isHome: false },
        { content: twin, settings: [], metadata: [] },
        { id: '', name: '' },
      );
    const idsIn = (text = ''): string[] =>
      [...text.matchAll(/"id":"(\w+)","elType"/g)].map(([, id = '']) => id);
    const files = filesIn(await site.exportKit());
    const ids = [...idsIn(files['content/page/101.json']), ...idsIn(files['content/page/102.json'])];
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{7,8}$/);
    expect(filesIn(await site.exportKit())).toEqual(files);
  });

  test('KT-04 an import is answered step by step, and nothing is there before the last', async () => {
    const site = await runningKits(engine);
    const before = await site.snapshot();
    const { session } = (await site.upload(KIT_3)).body.data;
    const { runners } = (await site.post('import', { session })).body.data;
    expect(runners).toEqual([
      'site-settings',
      'plugins',
      'templates',
      'taxonomies',
      'elementor-content',
      'wp-content',
      'floating-elements',
      'elements-default-values',
      'global-classes',
      'global-variables',
      'default-styles',
    ]);
    for (const runner of runners.slice(0, -1)) {
      const { body } = await site.post('import-runner', { session, runner });
      expect(body.data).toMatchObject({ status: 'success', runner });
      if (runner === 'site-settings')
        expect(body.data.imported_data).toMatchObject({
          'site-settings': { imported_kit_id: session, body_color: '#111' },
          experiments: ['container'],
        });
      // The site numbers terms when it makes them, in the last step.
      if (runner === 'taxonomies')
        expect(body.data.imported_data).toMatchObject({
          taxonomies: {
            post: { category: [{ old_id: 9, new_id: null, old_slug: 'care', new_slug: 'care' }] },
          },
        });
      expect(await site.snapshot()).toEqual(before);
    }
    const last = await site.post('import-runner', { session, runner: runners.at(-1) });
    expect(last.body.data).toMatchObject({
      'site-settings': { imported_kit_id: session, body_color: '#111' },
      theme: 'Portico',
      experiments: ['container'],
      plugins: ['Elementor'],
      templates: { succeed: { 81: '81' }, failed: {}, succeed_summary: { footer: 1 } },
      taxonomies: { post: { category: [{ old_id: 9, new_id: 9, old_slug: 'care', new_slug: 'care' }] } },
      content: { page: { succeed: { 21: '21' }, failed: {} } },
      'wp-content': { post: { succeed: { 51: '51' } } },
    });
    expect(await site.leftovers()).toEqual([]);
    const settings = await site.contents.settings.read(site.ports.database);
    expect(settings.settings).toMatchObject({ body_color: '#111', global_image_lightbox: 'yes' });
    expect(settings.settings.system_typography).toBeUndefined();
    expect(settings.experiments).toEqual(['nested-elements', 'container']);
    expect(settings.classes?.order).toEqual(['g-1', 'g-b', 'g-a']);
    expect(settings.classes?.items['g-a']?.label).toBe('card_1');
    expect(settings.files).toMatchObject({ 'default-styles/h1.json': { color: '#111' } });
  });

  test('KT-04 kits of every form are imported; their HTML is cleaned; ids that are taken are replaced everywhere', async () => {
    const site = await runningKits(engine);
    for (const kit of [KIT_1, KIT_2, KIT_3, KIT_MARKETPLACE, KIT_OLD_CLASSES])
      expect((await site.importKit(kit)).status).toBe(200);
    const documents = await site.contents.documents.list(site.ports.database);
    const titled = (title: string) => documents.find((document) => document.title === title);
    expect(titled('Our bread')).toMatchObject({ id: '11', slug: 'our-bread', postType: 'page' });
    expect(titled('Welcome')).toMatchObject({ isHome: true });
    expect(documents.filter(({ isHome }) => isHome)).toHaveLength(1);
    expect(documents.filter(({ title }) => title === 'Home').map(({ docType }) => docType)).toContain('page');
    const welcome = JSON.stringify(await site.contents.documents.read(site.ports.database, '12'));
    expect(welcome).toContain('<b>Hi</b>');
    expect(welcome).not.toContain('steal');
    const posts = await site.ports.database
      .tables<TestTables>()
      .selectFrom('test_posts')
      .selectAll()
      .execute();
    expect(posts.find(({ id }) => id === 41)?.html).toBe('<p>Om</p>');
    const settings = await site.contents.settings.read(site.ports.database);
    expect(settings.settings.system_colors).toMatchObject([{ title: 'Razor' }]);
    expect(settings.settings.site_name).toBe('Harbour');
    expect(settings.settings.custom_colors).toMatchObject([{ _id: 'c1' }, { _id: 'aa11bb2' }]);
    const terms = await site.contents.taxonomies.terms(site.ports.database, 'category');
    expect(terms.filter(({ slug }) => slug === 'news')).toHaveLength(1);
  });

  test('KT-04 a document that must move takes along what points at it', async () => {
    const site = await runningKits(engine, { pages: 0 });
    await site.importKit(KIT_2);
    const again = KIT_2.map((entry) =>
      entry.name === 'manifest.json'
        ? { ...entry, content: String(entry.content).replace('"Class table"', '"Other table"') }
        : entry,
    );
    await site.importKit(again, {
      customization: { content: { choices: { 'content/page/13': 'keep-both' } } },
    });
    const documents = await site.contents.documents.list(site.ports.database);
    const moved = documents.find(({ title }) => title === 'Other table');
    expect(moved?.id).not.toBe('72');
    const copy = documents.find(({ slug }) => slug === 'classes-2');
    const content = await site.contents.documents.read(site.ports.database, copy?.id ?? '');
    expect(JSON.stringify(content)).toContain(`"template_id":"${moved?.id}"`);
  });

  test('KT-04 what this site has no type for becomes a page, or is left out with a word', async () => {
    const site = await runningKits(engine, { pages: 0 });
    const answer = await site.importKit(KIT_SHOP);
    expect(answer.body.data.content).toEqual({ portfolio: { succeed: { 5: '5' }, failed: {} } });
    expect(answer.body.data.experiments).toEqual(['container']);
    const [page] = await site.contents.documents.list(site.ports.database);
    expect(page).toMatchObject({ postType: 'page', docType: 'wp-page', slug: 'bridge', title: 'A bridge' });
    const { session } = (await site.upload(KIT_SHOP)).body.data;
    const include = ['content', 'templates', 'settings', 'plugins'];
    const { items } = (
      await site.call('POST', '/admin/api/kits/plan', { session, include, customization: null })
    ).body;
    const noteOf = (key: string) => items.find((item: { key: string }) => item.key === key);
    expect(noteOf('content/portfolio/5')).toMatchObject({
      action: 'replace',
      note: expect.stringContaining('Becomes a page'),
    });
    expect(noteOf('wp-content/product/9')).toMatchObject({
      action: 'skip',
      note: expect.stringMatching(/no such type/),
    });
    expect(noteOf('wp-content/nav_menu_item/10')).toMatchObject({ action: 'skip' });
    expect(noteOf('wp-content/elementor_font/11')).toMatchObject({
      action: 'keep',
      note: 'Already here; used as it is.',
    });
    expect(noteOf('wp-content/elementor_font/12')).toMatchObject({ action: 'create' });
    expect(noteOf('taxonomies/product_cat/3')).toMatchObject({
      action: 'skip',
      note: expect.stringMatching(/no such taxonomy/),
    });
  });

  test('KT-04 the dry run says what would become of every item, and changes nothing', async () => {
    const site = await runningKits(engine);
    await site.importKit(KIT_2);
    const before = await site.snapshot();
    const uploaded = await site.upload(KIT_2);
    expect(uploaded.body.data.conflicts).toEqual({
      71: [{ template_id: '71', template_title: 'Top of the page', edit_url: '/admin/pages/71/edit' }],
    });
    const { session } = uploaded.body.data;
    const plan = (customization: object | null) =>
      site.call('POST', '/admin/api/kits/plan', {
        session,
        include: ['content', 'templates', 'settings', 'plugins'],
        customization,
      });
    const { items } = (await plan(null)).body;
    const actionOf = (key: string) => items.find((item: { key: string }) => item.key === key)?.action;
    expect(actionOf('content/page/12')).toBe('replace');
    expect(actionOf('templates/71')).toBe('replace');
    expect(actionOf('taxonomies/category/8')).toBe('keep');
    expect(actionOf('wp-content/post/41')).toBe('keep');
    expect(actionOf('plugins/elementor/elementor')).toBe('keep');
    expect(actionOf('settings/Global colours'), 'they are the same').toBe('keep');
    const chosen = await plan({
      content: { choices: { 'content/page/12': 'skip', 'content/page/13': 'keep-both' } },
      templates: { themeBuilder: { overrideConditions: [] } },
    });
    const decided = Object.fromEntries(
      chosen.body.items.map((item: { key: string; action: string }) => [item.key, item.action]),
    );
    expect(decided).toMatchObject({
      'content/page/12': 'skip',
      'content/page/13': 'create',
      'templates/71': 'create',
      'templates/72': 'replace',
    });
    expect(await site.snapshot()).toEqual(before);

    await site.contents.settings.write(site.ports.database, {
      ...(await site.contents.settings.read(site.ports.database)),
      settings: {},
    });
    const again = (await plan(null)).body.items;
    expect(again).toContainEqual(
      expect.objectContaining({ key: 'settings/Global colours', action: 'change', note: '1 setting' }),
    );
  });

  test('KT-04 a page at a taken address is asked about: without a word both stay, and the answers say what was done', async () => {
    const site = await runningKits(engine, { pages: 0 });
    await site.importKit(KIT_2);
    const changed = KIT_2.map((entry) =>
      /^content\/page\/1[23]\.json$/.test(entry.name)
        ? {
            ...entry,
            content: JSON.stringify({ content: [], settings: { hide_title: 'yes' }, metadata: [] }),
          }
        : entry,
    );
    const pages = async () => {
      const documents = await site.contents.documents.list(site.ports.database);
      return documents.filter(({ postType }) => postType === 'page').map(({ slug }) => slug);
    };
    const first = await pages();
    const uploaded = (await site.upload(changed)).body.data;
    expect(uploaded.content_conflicts['content/page/13'].choices).toEqual(['keep-both', 'replace', 'skip']);
    const { session } = uploaded;
    const begun = (await site.post('import', { session, include: ['content'] })).body.data;
    expect(begun.content_conflicts['content/page/13']).toMatchObject({
      choice: 'keep-both',
      slug: 'classes-2',
    });
    let last = begun;
    for (const runner of begun.runners)
      last = (await site.post('import-runner', { session, runner })).body.data;
    expect(last.content_conflicts).toEqual(begun.content_conflicts);
    expect(await pages()).toEqual(expect.arrayContaining([...first, 'classes-2']));
    const { page_id } = last.content_conflicts['content/page/13'];
    expect(page_id).not.toBe('13');
    expect(JSON.stringify(await site.contents.documents.read(site.ports.database, '13'))).toContain('elType');

    const chosen = await site.importKit(changed, {
      include: ['content'],
      customization: { content: { choices: { 'content/page/12': 'skip', 'content/page/13': 'replace' } } },
    });
    expect(chosen.body.data.content_conflicts).toMatchObject({
      'content/page/12': { choice: 'skip' },
      'content/page/13': { choice: 'replace', page_id: '13', slug: 'classes' },
    });
    expect(chosen.body.data.content_conflicts['content/page/12'].page_id).toBeUndefined();
    const now = await site.contents.documents.read(site.ports.database, '13');
    expect(now?.settings).toEqual({ hide_title: 'yes' });
  });

  test('KT-04 an import is taken back whole, and the one before it after that', async () => {
    const site = await runningKits(engine);
    const empty = await site.snapshot();
    await site.importKit(KIT_2);
    const withOne = await site.snapshot();
    site.ports.clock.advance(1000);
    await site.importKit(KIT_3);
    await site.importKit(KIT_2);
    const imports = (await site.call('GET', '/admin/api/kits/imports')).body.imports;
    expect(imports.map(({ title }: { title: string }) => title)).toEqual([
      'Yoga loft',
      'City clinic',
      'Yoga loft',
    ]);
    await site.post('revert');
    const second = await site.post('revert?referrer_kit=7');
    expect(second.body.data).toEqual({
      revert_completed: true,
      referrer_kit_id: '7',
      show_referrer_dialog: true,
    });
    expect(await site.snapshot()).toEqual(withOne);
    await site.post('revert');
    expect(await site.snapshot()).toEqual(empty);
    expect((await site.post('revert')).body.data).toMatchObject({ revert_completed: false });
  });

  test('KT-04 a step that fails leaves the site as it was, and may be tried again', async () => {
    const contents = createTestContents();
    const failures = ['The disk is on fire'];
    const fragile: KitContents = {
      ...contents,
      posts: {
        ...contents.posts,
        add: (...given) => {
          const failure = failures.shift();
          if (failure) throw new Error(failure);
          return contents.posts.add(...given);
        },
      },
    };
    const site = await runningKits(engine, { contents: fragile, pages: 0 });
    const before = await site.snapshot();
    const { session } = (await site.upload(KIT_2)).body.data;
    const { runners } = (await site.post('import', { session })).body.data;
    for (const runner of runners.slice(0, -1)) await site.post('import-runner', { session, runner });
    const failed = await site.post('import-runner', { session, runner: 'wp-content' });
    expect(failed).toMatchObject({ status: 500, body: { data: { code: 'import-runner-error' } } });
    expect(JSON.stringify(failed.body)).not.toContain('fire');
    expect(await site.snapshot()).toEqual(before);
    expect((await site.post('import-runner', { session, runner: 'wp-content' })).status).toBe(200);
    expect(await site.snapshot()).not.toEqual(before);
  });

  test('KT-04 a plan that the site has outrun is not carried out', async () => {
    const site = await runningKits(engine, { pages: 0 });
    const { session } = (await site.upload(KIT_1)).body.data;
    const { runners } = (await site.post('import', { session })).body.data;
    await site.importKit(KIT_1);
    const before = await site.snapshot();
    let answer = { status: 0, body: null as unknown };
    for (const runner of runners) answer = await site.post('import-runner', { session, runner });
    expect(answer).toMatchObject({
      status: 500,
      body: { data: { message: expect.stringMatching(/was changed/) } },
    });
    expect(await site.snapshot()).toEqual(before);
  });

  test('KT-04 a document that cannot be kept is named, at its own step', async () => {
    const site = await runningKits(engine);
    const before = await site.snapshot();
    const broken = KIT_1.map((entry) =>
      entry.name === 'content/page/11.json' ? { ...entry, content: '{"content":"none"}' } : entry,
    );
    const answer = await site.importKit(broken);
    expect(answer).toMatchObject({
      status: 500,
      body: {
        data: {
          code: 'import-runner-error',
          message: expect.stringMatching(/“Our bread” cannot be imported/),
        },
      },
    });
    expect(await site.snapshot()).toEqual(before);
  });

  test.each<[string, readonly [string, string | null][], RegExp]>([
    ['no manifest', [['manifest.json', null]], /no manifest/],
    ['a broken manifest', [['manifest.json', '{']], /"manifest.json" in this kit is not valid JSON/],
    ['a manifest of the future', [['manifest.json', '{"version":"9.1"}']], /version 9\.1/],
    ['an XML that is no WXR', [['wp-content/post/post.xml', '<html/>']], /not a WXR/],
    ['settings without end', [['site-settings.json', '['.repeat(5000)]], /nested too deeply/],
  ])('KT-04 a kit with %s is refused; nothing of it stays', async (_what, changes, reason) => {
    const site = await runningKits(engine);
    const before = await site.snapshot();
    const kit = KIT_1.flatMap((entry) => {
      const change = changes.find(([name]) => name === entry.name);
      if (!change) return [entry];
      return change[1] === null ? [] : [{ ...entry, content: change[1] }];
    });
    const answer = await site.upload(kit);
    expect(answer).toMatchObject({
      status: 500,
      body: { data: { code: 'invalid-zip-file', message: expect.stringMatching(reason) } },
    });
    expect(await site.snapshot()).toEqual(before);
    expect(await site.leftovers()).toEqual([]);
  });

  test('KT-04 a term whose number is none, and cannot become one, is refused in words', async () => {
    const site = await runningKits(engine);
    const before = await site.snapshot();
    const trap = JSON.stringify([{ term_id: { toString: 1 }, name: 'Bread' }]);
    const answer = await site.importKit(
      KIT_1.map((entry) => (entry.name === 'taxonomies/category.json' ? { ...entry, content: trap } : entry)),
    );
    expect(answer).toMatchObject({
      status: 500,
      body: { data: { message: expect.stringMatching(/holds something that is not a term/) } },
    });
    expect(await site.snapshot()).toEqual(before);
  });

  test('KT-04 a kit that is too large is refused as soon as it is seen to be', async () => {
    const limits = { packedBytes: 1000, unpackedBytes: 5000, fileBytes: 5000, entries: 10, ratio: 100 };
    const site = await runningKits(engine, { limits });
    const answer = await site.upload(
      packZip([
        { name: 'manifest.json', content: JSON.stringify(Array.from({ length: 2000 }, (_, at) => at ** 3)) },
      ]),
    );
    expect(answer).toMatchObject({
      status: 500,
      body: { data: { code: 'invalid-zip-file', message: expect.stringMatching(/larger/) } },
    });
    expect(await site.leftovers()).toEqual([]);
  });

  test('KT-04 an upload that nobody comes back to is dropped after a day', async () => {
    const site = await runningKits(engine);
    const { session } = (await site.upload(KIT_1)).body.data;
    await site.ports.jobs.runDue();
    expect(await site.leftovers()).not.toEqual([]);
    site.ports.clock.advance(25 * 60 * 60 * 1000);
    await site.ports.jobs.runDue();
    expect(await site.leftovers()).toEqual([]);
    expect(await site.post('import', { session })).toMatchObject({
      status: 500,
      body: { data: { code: 'general', message: expect.stringMatching(/expired/) } },
    });
  });

  test('KT-04 bad calls are told what is wrong, and break nothing', async () => {
    const site = await runningKits(engine);
    const before = await site.snapshot();
    const { session } = (await site.upload(KIT_1)).body.data;
    const cases: [string, unknown, number, string][] = [
      ['export', {}, 400, 'rest_invalid_param'],
      ['export', [], 400, 'rest_invalid_param'],
      ['export', { kitInfo: { title: 'a/b' } }, 400, 'rest_invalid_param'],
      ['export', { kitInfo: { title: 'x', description: 'y'.repeat(301) } }, 400, 'rest_invalid_param'],
      ['export', { kitInfo: { title: 'x', source: 'moon' } }, 400, 'rest_invalid_param'],
      ['export', { kitInfo: { title: 'x' }, include: [] }, 500, 'invalid-zip-file'],
      ['export', { kitInfo: { title: 'x' }, include: 'all' }, 400, 'rest_invalid_param'],
      ['export', { kitInfo: { title: 'x' }, include: ['moon'] }, 400, 'rest_invalid_param'],
      ['export', { kitInfo: { title: 'x' }, customization: 5 }, 400, 'rest_invalid_param'],
      [
        'export',
        { kitInfo: { title: 'x', source: 'cloud' }, screenShotBlob: 'data:text/html,x' },
        400,
        'rest_invalid_param',
      ],
      ['upload', {}, 500, 'no_file_uploaded'],
      ['upload', { file_url: 'file:///etc/passwd' }, 500, 'invalid-kit-library-zip-error'],
      ['upload', { file_url: 'http://127.0.0.1/kit.zip' }, 500, 'invalid-kit-library-zip-error'],
      ['upload', { source: 'cloud', kit_id: '../../etc/passwd' }, 500, 'error-loading-resource'],
      ['upload', { source: 'cloud', kit_id: { $gt: '' } }, 500, 'error-loading-resource'],
      ['import', {}, 500, 'missing_session_id'],
      ['import', { session: '../..' }, 500, 'general'],
      ['import', { session: { a: 1 } }, 500, 'missing_session_id'],
      ['import', { session, include: [1] }, 400, 'rest_invalid_param'],
      [
        'import',
        { session, customization: { content: { choices: { a: 'burn' } } } },
        400,
        'rest_invalid_param',
      ],
      ['import-runner', {}, 500, 'missing_session_id'],
      ['import-runner', { session, runner: 'wp-content' }, 500, 'import-runner-error'],
      ['import-runner', { session, runner: '__proto__' }, 500, 'import-runner-error'],
      ['process-media', {}, 500, 'media-processing-error'],
      ['process-media', { media_urls: [], kit: { id: 'nobody' } }, 500, 'media-processing-error'],
    ];
    for (const [path, body, status, code] of cases) {
      const answer = await site.post(path, body);
      const where = `${path} ${JSON.stringify(body).slice(0, 60)}`;
      expect(answer.status, where).toBe(status);
      expect(answer.body.code ?? answer.body.data.code, where).toBe(code);
    }
    for (const path of ['import', 'import-runner'])
      expect(
        await site.call('POST', `/wp-json/elementor/v1/import-export-customization/${path}`),
        'without a body',
      ).toMatchObject({ status: 500, body: { data: { code: 'missing_session_id' } } });
    expect(await site.upload(Buffer.alloc(0), ''), 'a field that was left empty').toMatchObject({
      status: 500,
      body: { data: { code: 'no_file_uploaded' } },
    });
    expect(
      (await site.call('POST', '/admin/api/kits/plan', { session: 'x', include: [], customization: null }))
        .status,
    ).toBe(409);
    expect((await site.call('GET', '/admin/api/kits/exports/..%2F..%2Fx')).status).toBe(404);
    expect(
      (await site.call('GET', '/wp-json/elementor/v1/import-export-customization/manager-url?panel=x'))
        .status,
    ).toBe(400);
    expect(await site.snapshot()).toEqual(before);
    const notZip = await site.app.inject({
      method: 'POST',
      url: '/wp-json/elementor/v1/import-export-customization/export',
      payload: { kitInfo: { title: 'x' } },
    });
    expect(notZip.json().code).toBe('rest_cookie_invalid_nonce');
  });

  test('KT-04 the steps of an import are gone through in order, and one that is done is not done again', async () => {
    const site = await runningKits(engine, { pages: 0 });
    const { session } = (await site.upload(KIT_1)).body.data;
    const { runners } = (await site.post('import', { session })).body.data;
    expect((await site.post('import-runner', { session, runner: runners.at(-1) })).status).toBe(500);
    for (const runner of runners) await site.post('import-runner', { session, runner });
    const done = await site.snapshot();
    expect((await site.post('import-runner', { session, runner: runners.at(-1) })).status).toBe(200);
    expect(await site.snapshot()).toEqual(done);
    expect((await site.post('import', { session })).body.data.code).toBe('general');
  });

  test('KT-07 a kit goes into the library with its picture, is listed, applied and deleted', async () => {
    const site = await runningKits(engine);
    const picture = `data:image/png;base64,${PNG.toString('base64')}`;
    const saved = await site.post('export', {
      kitInfo: { title: 'Harbour', description: 'Quay', source: 'cloud' },
      screenShotBlob: picture,
    });
    expect(saved.body.data).toMatchObject({
      manifest: { title: 'Harbour' },
      kit: { title: 'Harbour' },
      media_urls: ['https://harbour.example/quay.webp'],
    });
    const { id } = saved.body.data.kit;
    expect(
      (await site.post('process-media', { media_urls: saved.body.data.media_urls, kit: { id } })).body.data
        .success,
    ).toBe(true);
    const listed = await site.call('GET', '/wp-json/elementor/v1/cloud-kits');
    expect(listed.body.data).toMatchObject([
      { id, title: 'Harbour', status: 'active', created_at: '2026-01-15T09:30:00.000Z' },
    ]);
    const shown = await site.app.inject(listed.body.data[0].thumbnail_url);
    expect(shown.rawPayload.equals(PNG)).toBe(true);
    const link = await site.call('GET', `/wp-json/elementor/v1/kits/download-link/${id}`);
    expect(link.body.data.download_link).toMatch(/^http.*\/file$/);
    const quota = (await site.call('GET', '/wp-json/elementor/v1/cloud-kits/quota')).body;
    expect(quota).toMatchObject({ threshold: 50, currentUsage: 1, storage: { unit: 'B' } });
    expect(quota.storage.currentUsage).toBe(listed.body.data[0].size);
    expect((await site.call('GET', '/wp-json/elementor/v1/cloud-kits/eligibility')).body).toMatchObject({
      is_eligible: true,
    });

    const uploaded = await site.post('upload', { source: 'cloud', kit_id: id });
    expect(uploaded.body.data).toMatchObject({ manifest: { title: 'Harbour' }, uploaded_kit: { id } });

    expect((await site.call('DELETE', `/wp-json/elementor/v1/cloud-kits/${id}`)).body).toEqual({
      data: true,
    });
    expect((await site.call('DELETE', `/wp-json/elementor/v1/cloud-kits/${id}`)).status).toBe(404);
    expect((await site.call('GET', '/wp-json/elementor/v1/cloud-kits')).body.data).toEqual([]);
  });

  test('KT-07 a kit that nobody chose a picture for has one of its first page', async () => {
    const site = await runningKits(engine);
    await site.post('export', { kitInfo: { title: 'Drawn', source: 'cloud' } });
    const [kit] = (await site.call('GET', '/wp-json/elementor/v1/cloud-kits')).body.data;
    const picture = await site.app.inject(kit.thumbnail_url);
    expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(picture.payload).toContain('Heading 1');
    expect(picture.payload).toContain('#123456');
    await site.call('DELETE', `/wp-json/elementor/v1/cloud-kits/${kit.id}`);
    expect((await site.app.inject(kit.thumbnail_url)).statusCode).toBe(404);
  });

  test('KT-07 kits beyond the limit of a library are locked, the newest first, and are not applied', async () => {
    const limits = { kits: 2, bytes: -1 };
    const site = await runningKits(engine, { libraryLimits: limits });
    for (const title of ['First', 'Second']) {
      await site.post('export', { kitInfo: { title, source: 'cloud' } });
      site.ports.clock.advance(1000);
    }
    limits.kits = 1;
    const kits = (await site.call('GET', '/wp-json/elementor/v1/cloud-kits')).body.data;
    expect(kits.map(({ title, status }: Record<string, string>) => [title, status])).toEqual([
      ['Second', 'locked'],
      ['First', 'active'],
    ]);
    const refused = await site.post('upload', { source: 'cloud', kit_id: kits[0].id });
    expect(refused.body.data).toMatchObject({
      code: 'error-loading-resource',
      message: expect.stringContaining('locked'),
    });
    expect((await site.post('upload', { source: 'cloud', kit_id: kits[1].id })).status).toBe(200);
  });

  test('KT-07 the library holds so many kits and so many bytes', async () => {
    const few = await runningKits(engine, { libraryLimits: { kits: 1, bytes: -1 } });
    const save = (site: typeof few) => site.post('export', { kitInfo: { title: 'One', source: 'cloud' } });
    expect((await save(few)).status).toBe(200);
    expect((await save(few)).body.data.code).toBe('insufficient-quota');
    const small = await runningKits(engine, { libraryLimits: { kits: -1, bytes: 100 } });
    expect((await save(small)).status).toBe(200);
    expect((await save(small)).body.data).toEqual({
      code: 'insufficient-storage-quota',
      message: { replacements: { filename: 'One.zip', maxSize: '0.00' } },
    });
    expect(await small.leftovers()).toEqual([]);
    const none = await runningKits(engine, { libraryLimits: { kits: 0, bytes: 0 } });
    expect((await none.call('GET', '/admin/api/kits/config')).body.hasLibrary).toBe(false);
    expect((await none.call('GET', '/wp-json/elementor/v1/cloud-kits/eligibility')).body.is_eligible).toBe(
      false,
    );
  });

  test('KT-05 what is reported is kept only when it is switched on, and can be searched and forgotten', async () => {
    const site = await runningKits(engine);
    const track = (body: unknown) => site.call('POST', '/wp-json/elementor/v1/events/api/track', body);
    const list = async (query = '') => (await site.call('GET', `/admin/api/kits/events${query}`)).body.items;
    expect((await track({ event: 'kit_import_status', properties: { kit_import_status: true } })).body).toBe(
      1,
    );
    expect(await list()).toEqual([]);
    expect((await site.call('GET', '/admin/api/kits/event-switch')).body).toEqual({ isOn: false });
    await site.call('PUT', '/admin/api/kits/event-switch', { isOn: true });
    for (const body of [
      { event: 'kit_import_status', properties: { kit_import_status: false, kit_import_error: 'Too large' } },
      [{ event: 'ie_admin_action', properties: { action_type: 'Export' } }, 5, null],
      { data: JSON.stringify({ event: 'in_a_form', properties: {} }) },
      { data: 'no json at all' },
      'just text',
    ])
      expect((await track(body)).body).toBe(1);
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual([
      'in_a_form',
      'ie_admin_action',
      'kit_import_status',
    ]);
    expect(await list('?search=TOO+LARGE')).toHaveLength(1);
    expect(await list('?name=ie_admin_action')).toHaveLength(1);
    expect((await site.call('DELETE', '/admin/api/kits/events')).status).toBe(204);
    expect(await list()).toEqual([]);
    const huge = await site.app.inject({
      method: 'POST',
      url: '/wp-json/elementor/v1/events/api/track',
      headers: {
        'content-type': 'application/json',
        'x-wp-nonce': await site.ports.nonces.issue('admin', 's1'),
      },
      payload: `"${'x'.repeat(10 * 1024 * 1024)}"`,
    });
    expect(huge.statusCode).toBe(413);
    site.as('editor');
    expect((await track({ event: 'x' })).status).toBe(200);
    expect((await site.post('export', {})).status).toBe(403);
    site.as(null);
    expect((await track({ event: 'x' })).status).toBe(401);
  });

  test('KT-04 the screens follow an export line by line, and fetch the file', async () => {
    const site = await runningKits(engine);
    const nonce = await site.ports.nonces.issue('admin', 's1');
    const answer = await site.app.inject({
      method: 'POST',
      url: '/admin/api/kits/exports',
      headers: { 'x-portico-nonce': nonce },
      payload: { kitInfo: { title: 'Größe (1)' } },
    });
    const lines = answer.payload
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({ done: 1, total: 8 });
    expect(lines.at(-2)).toEqual({ done: 8, total: 8 });
    const { download, bytes } = lines.at(-1).result;
    const file = await site.app.inject(download);
    expect(file.rawPayload.length).toBe(bytes);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Gr__e (1).zip"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20(1).zip`,
    );
    expect(Object.keys(filesIn(file.rawPayload))).toContain('manifest.json');
    site.ports.clock.advance(2 * 60 * 60 * 1000);
    await site.ports.jobs.runDue();
    expect((await site.app.inject(download)).statusCode).toBe(404);
    expect(await site.leftovers()).toEqual([]);
  });

  test('KT-04 Elementor’s page for kits leads to the screens here', async () => {
    const site = await runningKits(engine);
    const answer = await site.app.inject('/wp-admin/admin.php?page=elementor-app');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin/kits']);
    const asked = await site.app.inject('/wp-admin/admin.php?page=elementor-app&referrer=cloud&id=7');
    expect(asked.headers.location).toBe('/admin/kits?referrer=cloud&id=7');
    expect((await site.app.inject('/wp-admin/admin.php?page=other')).statusCode).toBe(404);
    const config = (await site.call('GET', '/admin/api/kits/config')).body;
    expect(config.elementorAppConfig).toMatchObject({
      hasPro: true,
      'import-export-customization': {
        manifestVersion: '3.0',
        exportGroups: { page: 'site-templates', 'wp-page': '' },
      },
    });
    expect(config.canSendEvents).toBe(false);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function filesIn(archive: Buffer): Record<string, string | undefined> {
  const decoder = new TextDecoder();
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, decoder.decode(bytes)]),
  );
}
