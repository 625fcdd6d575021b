import { describeOnBothEngines, migrate } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { migrations } from './features.ts';

/** As recorded in owners' databases: none is renamed, and the order stays the same. */
const RELEASED = `
  kernel-01-secrets kernel-02-content-versions kernel-03-jobs kernel-04-mails kernel-05-mails-in-doubt
  kernel-06-write-checks kernel-07-limits accounts-001-users-and-sessions accounts-002-ways-in site-01-settings
  contact-form-01-forms contact-form-02-submissions contact-form-03-captchas contact-form-04-challenges
  spam-01-protection spam-02-verdicts spam-03-comments spam-10-quick-history spam-11-without-rates
  reviews-01-places-reviews-feeds theme-01-blog theme-02-blog-search theme-03-blog-search-weights
  theme-04-import-progress theme-05-blog-parents theme-06-recordings customizer-01-changesets
  shop-01-products-carts-orders shop-02-order-verdicts builder-01-documents builder-02-clicks
  kits-01-imports-library-events kits-02-identities-origins kits-03-hosts`
  .trim()
  .split(/\s+/);

test('what was released keeps its name and its order', () => {
  const names = migrations.map(({ name }) => name);
  expect(names.filter((name) => RELEASED.includes(name))).toEqual(RELEASED);
});

describeOnBothEngines('a database of the release before', (engine) => {
  test('is opened, brought up to date and keeps what is in it', async () => {
    const database = await engine.openFresh(
      migrations.filter(({ name }) => RELEASED.includes(name) && !name.startsWith('kernel-')),
    );
    const comments = database.tables<{ comments: Record<string, unknown> }>();
    await comments
      .insertInto('comments')
      .values({
        ...{ post_id: '1', parent_id: null, author: 'Ada', email: '', url: '', content: 'Said before.' },
        ...{ status: 'approved', made_at: 1, verdict_id: null, is_real_person: 1 },
      })
      .execute();
    const settings = database.tables<{ site_settings: Record<string, unknown> }>();
    const site = {
      navigation: [{ label: 'Projects', href: '/projects/', children: [{ label: 'Old', href: '/old/' }] }],
    };
    await settings
      .insertInto('site_settings')
      .values({ name: 'site', value: JSON.stringify(site) })
      .execute();
    const documents = database.tables<{ builder_documents: Record<string, unknown> }>();
    const elements = JSON.stringify([
      {
        ...{ id: 'a', elType: 'container', settings: { background_color: '#fff' } },
        elements: [
          { id: 'b', elType: 'widget', settings: { typography_font_size: { size: 20 }, title: 'A' } },
        ],
      },
    ]);
    await documents
      .insertInto('builder_documents')
      .values({
        ...{ type: 'wp-page', slug: 'a', title: 'A', settings: '{}', elements, metadata: '[]', version: 1 },
        ...{ live_elements: elements, created_at: 1, changed_at: 1, changed_by: 'Ada' },
      })
      .execute();
    await migrate(database, migrations);
    const [document] = await documents.selectFrom('builder_documents').selectAll().execute();
    const container = { background_color: '#fff', background_background: 'classic' };
    const heading = { typography_font_size: { size: 20 }, title: 'A', typography_typography: 'custom' };
    for (const kept of [document?.elements, document?.live_elements])
      expect(JSON.parse(String(kept))).toMatchObject([
        { settings: container, elements: [{ id: 'b', settings: heading }] },
      ]);
    const menus = database.tables<{ theme_menus: Record<string, unknown> }>();
    const [menu] = await menus.selectFrom('theme_menus').selectAll().execute();
    expect(menu).toMatchObject({ name: 'Main menu', places: '["main"]' });
    expect(JSON.parse(String(menu?.items))).toMatchObject([
      { id: '1', parent: null, label: 'Projects', target: { kind: 'address', href: '/projects/' } },
      { id: '1-1', parent: '1', label: 'Old' },
    ]);
    const [kept] = await comments.selectFrom('comments').select('content').execute();
    expect(kept).toEqual({ content: 'Said before.' });
  });

  test('has its menus in the settings, and finds them again as menus', async () => {
    const database = await engine.openFresh(
      migrations.filter(({ name }) => RELEASED.includes(name) && !name.startsWith('kernel-')),
    );
    const tables = database.tables<{
      site_settings: { name: string; value: string };
      theme_menus: { id: number; name: string; places: string; items: string };
    }>();
    const value = JSON.stringify({
      navigation: [
        { label: 'Projects', href: '/projects/', children: [{ label: 'Plans', href: '/plans/' }, 'odd'] },
        7,
      ],
      footerColumns: [{ title: 'Yard', items: [{ label: '1 Road' }] }],
    });
    await tables.insertInto('site_settings').values({ name: 'site', value }).execute();
    await migrate(database, migrations);
    const menus = await tables.selectFrom('theme_menus').selectAll().orderBy('id').execute();
    const read = menus.map(({ name, places, items }) => [name, JSON.parse(places), JSON.parse(items)]);
    const text = { kind: 'text' };
    expect(read).toEqual([
      [
        'Main menu',
        ['main'],
        [
          { id: '1', parent: null, label: 'Projects', target: { kind: 'address', href: '/projects/' } },
          { id: '1-1', parent: '1', label: 'Plans', target: { kind: 'address', href: '/plans/' } },
        ],
      ],
      [
        'Footer',
        ['footer'],
        [
          { id: '1', parent: null, label: 'Yard', target: text },
          { id: '1-1', parent: '1', label: '1 Road', target: text },
        ],
      ],
    ]);
  });
});
