import { createContentVersions } from '@portico/kernel/server';
import { createTestClock, describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST_ELEMENTS, DEEPEST_SETTINGS } from '../model/document/limits.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { cleanElements, cleanSettings } from './documents/cleanContent.ts';
import { type Documents, documentTag, pageTag } from './documents/Documents.ts';
import { documentStore } from './documents/documentStore.ts';
import { createLocks, LOCK_MS } from './documents/locks.ts';
import { builderMigrations } from './migrations.ts';

const ANN = { id: 'ann', name: 'Ann' };
const BOB = { id: 'bob', name: 'Bob' };

describeOnBothEngines('the documents of a site', (engine) => {
  test('a draft is nobody’s business until it is published, and a later draft stands beside what visitors see', async () => {
    const { documents } = await open(engine);
    const page = await documents.create(pageOf('About us', 'One'), ANN);
    expect(page).toMatchObject({ slug: 'about-us', version: 1, isPublished: false, type: 'wp-page' });
    expect(await documents.publishedAt('about-us')).toBeNull();

    await documents.save(page.id, { version: 1, publish: true }, ANN);
    expect(titleIn(await documents.publishedAt('about-us'))).toBe('One');

    const later = await documents.save(page.id, { ...pageOf('About us', 'Two'), version: 2 }, ANN);
    expect(later).toMatchObject({ isPublished: true, hasUnpublishedChanges: true, version: 3 });
    expect(titleIn(await documents.publishedAt('about-us'))).toBe('One');
    expect(titleIn(await documents.preview(page.id))).toBe('Two');

    await documents.save(page.id, { version: 3, publish: true }, ANN);
    expect(titleIn(await documents.published(page.id))).toBe('Two');
    await documents.unpublish(page.id, ANN);
    expect(await documents.publishedAt('about-us')).toBeNull();
    expect(titleIn(await documents.preview(page.id))).toBe('Two');
  });

  test('KT-04 a page shows its components as they are published', async () => {
    const { documents } = await open(engine);
    const made = await documents.create(
      { ...pageOf('Card', 'In the card'), type: 'elementor_component' },
      ANN,
    );
    const instance = {
      ...{ id: 'c1', elType: 'widget', widgetType: 'e-component', elements: [] },
      settings: {
        component_instance: {
          $$type: 'component-instance',
          value: { component_id: { $$type: 'number', value: made.id } },
        },
      },
    };
    const page = await documents.create({ ...pageOf('Page', 'x'), elements: [instance], publish: true }, ANN);
    const shown = async () => JSON.stringify(await documents.published(page.id));
    expect(await shown()).not.toContain('In the card');
    await documents.save(made.id, { version: 1, publish: true }, ANN);
    expect(await shown()).toContain('In the card');
    expect((await documents.find(page.id))?.elements).toEqual([instance]);
  });

  test('a save over a newer version is refused, says whose it is, and changes nothing', async () => {
    const { documents } = await open(engine);
    const { id } = await documents.create(pageOf('Page', 'Start'), ANN);
    await documents.save(id, { ...pageOf('Page', 'Bob’s'), version: 1 }, BOB);
    await expect(documents.save(id, { ...pageOf('Page', 'Ann’s'), version: 1 }, ANN)).rejects.toMatchObject({
      reason: 'newer-version',
      details: { version: 2, changedBy: 'Bob' },
    });
    expect(titleIn(await documents.preview(id))).toBe('Bob’s');
  });

  test('KT-04 a description that is too long is refused in words, but one that a kit brought may stay', async () => {
    const { documents } = await open(engine);
    const described = (length: number) => ({
      ...pageOf('Page', 'Start'),
      settings: { post_excerpt: 'x'.repeat(length) },
    });
    const refusal = /at most 300 characters. This one has 301/;
    await expect(documents.create(described(301), ANN)).rejects.toThrow(refusal);
    const { id } = await documents.create(described(300), ANN);
    await expect(documents.save(id, { ...described(301), version: 1 }, ANN)).rejects.toThrow(refusal);
    await documents.save(id, { ...described(400), version: 1, isClean: true }, ANN);
    await documents.save(id, { ...described(400), title: 'Renamed', version: 2 }, ANN);
    expect(await documents.duplicate(id, ANN)).toMatchObject({ settings: described(400).settings });
    await expect(documents.save(id, { ...described(301), version: 3 }, ANN)).rejects.toThrow(refusal);
  });

  test('of many saves of one version at once exactly one is kept', async () => {
    const { documents } = await open(engine);
    const { id } = await documents.create(pageOf('Page', 'Start'), ANN);
    const saves = Array.from({ length: 8 }, (_, index) =>
      documents.save(id, { ...pageOf('Page', `Save ${index}`), version: 1 }, ANN),
    );
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await documents.find(id)).toMatchObject({ version: 2 });
    expect(await documents.revisions(id)).toHaveLength(2);
  });

  test('an autosave is each author’s own, leaves the draft alone and goes when its author saves', async () => {
    const { documents } = await open(engine);
    const { id } = await documents.create(pageOf('Page', 'Start'), ANN);
    await documents.autosave(id, { ...pageOf('Page', 'Ann 1'), version: 1 }, ANN);
    const latest = await documents.autosave(id, { ...pageOf('Page', 'Ann 2'), version: 1 }, ANN);
    await documents.autosave(id, { ...pageOf('Page', 'Bob 1'), version: 1 }, BOB);
    expect(titleIn(await documents.preview(id))).toBe('Start');
    expect(titleIn(await documents.preview(id, latest.id))).toBe('Ann 2');
    expect(await documents.autosaveOf(id, BOB)).toMatchObject({ elements: pageOf('', 'Bob 1').elements });
    expect((await documents.revisions(id)).filter(({ kind }) => kind === 'autosave')).toHaveLength(2);
    await documents.save(id, { ...pageOf('Page', 'Ann 2'), version: 1 }, ANN);
    expect(await documents.autosaveOf(id, ANN)).toBeNull();
    expect(await documents.autosaveOf(id, BOB)).not.toBeNull();
  });

  test('a revision becomes the draft again, and visitors notice once it is published', async () => {
    const { documents } = await open(engine);
    const { id } = await documents.create({ ...pageOf('Page', 'One'), publish: true }, ANN);
    await documents.save(id, { ...pageOf('Page', 'Two'), version: 1, publish: true }, BOB);
    const [, first] = await documents.revisions(id);
    expect(first).toMatchObject({ kind: 'published', authorName: 'Ann' });
    const restored = await documents.restore(id, first?.id ?? 0, 2, ANN);
    expect(restored).toMatchObject({ version: 3, hasUnpublishedChanges: true });
    expect(titleIn(await documents.published(id))).toBe('Two');
    expect(titleIn(await documents.preview(id))).toBe('One');
    await expect(documents.restore(id, 9999, 3, ANN)).rejects.toMatchObject({ reason: 'missing' });
    await expect(documents.restore(id, first?.id ?? 0, 2, ANN)).rejects.toMatchObject({
      reason: 'newer-version',
    });
  });

  test('the history does not grow without end', async () => {
    const { documents } = await open(engine);
    const { id } = await documents.create(pageOf('Page', '0'), ANN);
    for (let version = 1; version <= 60; version += 1)
      await documents.save(id, { ...pageOf('Page', String(version)), version }, ANN);
    const revisions = await documents.revisions(id);
    expect(revisions).toHaveLength(50);
    expect(revisions[0]).toMatchObject({ baseVersion: 61 });
  });

  test('an address is free, fit and nobody else’s', async () => {
    const { documents } = await open(engine);
    const [first, second] = [
      await documents.create(pageOf('Über uns & mehr'), ANN),
      await documents.create(pageOf('Uber uns, mehr!'), ANN),
    ];
    expect([first.slug, second.slug]).toEqual(['uber-uns-mehr', 'uber-uns-mehr-2']);
    expect((await documents.create(pageOf('Contact'), ANN)).slug).toBe('contact-2');
    expect((await documents.create(pageOf('日本'), ANN)).slug).toBe('日本');
    expect((await documents.create(pageOf('?!'), ANN)).slug).toBe('page');
    for (const slug of ['A', 'ü', 'a b', '../x', 'a--b', '-a', '', 'a'.repeat(101)])
      await expect(documents.save(first.id, { version: 1, slug }, ANN)).rejects.toMatchObject({
        reason: 'unfit-address',
      });
    for (const slug of ['contact', 'uber-uns-mehr-2'])
      await expect(documents.save(first.id, { version: 1, slug }, ANN)).rejects.toMatchObject({
        reason: 'taken-address',
      });
    expect(await documents.save(first.id, { version: 1, slug: 'about' }, ANN)).toMatchObject({
      slug: 'about',
    });
    expect((await documents.create({ ...pageOf('A header'), type: 'header' }, ANN)).slug).toBeNull();
  });

  test('what is in the trash is gone for visitors, gives its address away and comes back', async () => {
    const { documents } = await open(engine);
    const page = await documents.create({ ...pageOf('Offer', 'One'), publish: true }, ANN);
    await documents.trash(page.id);
    expect(await documents.publishedAt('offer')).toBeNull();
    expect(await documents.published(page.id)).toBeNull();
    expect(await documents.preview(page.id)).toBeNull();
    expect((await documents.list()).map(({ id }) => id)).toEqual([]);
    expect((await documents.list({ state: 'trash' })).map(({ id }) => id)).toEqual([page.id]);
    await expect(documents.save(page.id, { version: 1, title: 'x' }, ANN)).rejects.toMatchObject({
      reason: 'missing',
    });
    expect((await documents.create(pageOf('Offer'), ANN)).slug).toBe('offer');
    expect(await documents.untrash(page.id)).toMatchObject({ slug: 'offer-2', isPublished: true });
    expect(titleIn(await documents.publishedAt('offer-2'))).toBe('One');
    await documents.remove(page.id);
    expect(await documents.find(page.id)).toBeNull();
    await expect(documents.revisions(page.id)).rejects.toMatchObject({ reason: 'missing' });
  });

  test('a list is searched, filtered and paged', async () => {
    const { documents, clock } = await open(engine);
    for (const title of ['Alpha', 'Beta', 'Gamma 100%']) {
      await documents.create(pageOf(title), ANN);
      clock.advance(1000);
    }
    await documents.create({ ...pageOf('Header'), type: 'header', publish: true }, ANN);
    const titles = async (filter: Parameters<Documents['list']>[0]) =>
      (await documents.list(filter)).map(({ title }) => title);
    expect(await titles({ search: 'ALPHA' })).toEqual(['Alpha']);
    expect(await titles({ types: ['header'] })).toEqual(['Header']);
    expect(await titles({ state: 'published' })).toEqual(['Header']);
    expect(await titles({ types: ['wp-page'], limit: 2 })).toEqual(['Gamma 100%', 'Beta']);
    const [, last] = await documents.list({ types: ['wp-page'], limit: 2 });
    expect(await titles({ types: ['wp-page'], ...(last && { after: last }) })).toEqual(['Alpha']);
    expect((await documents.ofTypes(['header', 'wp-page'])).map(({ title }) => title)).toEqual([
      'Alpha',
      'Beta',
      'Gamma 100%',
      'Header',
    ]);
  });

  test('writes inside a transaction of the caller’s go when it does', async () => {
    const { documents, database } = await open(engine);
    await expect(
      database.transaction(async (transaction) => {
        const inside = documents.within(transaction);
        await inside.create({ ...pageOf('From a kit'), publish: true }, ANN);
        expect(await inside.list()).toHaveLength(1);
        throw new Error('The kit was cut off.');
      }),
    ).rejects.toThrow('cut off');
    expect(await documents.list()).toEqual([]);
  });

  test('a page and its sheet are stale exactly when what visitors see has changed', async () => {
    const { documents, content } = await open(engine);
    const { id } = await documents.create(pageOf('Page'), ANN);
    const stamp = async () => content.stamp([pageTag('page'), documentTag(id)]);
    const before = await stamp();
    await documents.save(id, { version: 1, title: 'Only a draft' }, ANN);
    expect(await stamp()).toBe(before);
    await documents.save(id, { version: 2, publish: true }, ANN);
    const published = await stamp();
    expect(published).not.toBe(before);
    await documents.save(id, { version: 3, slug: 'elsewhere' }, ANN);
    expect(await stamp()).not.toBe(published);
  });

  test('an editor is told who else edits, until that one has gone or is pushed aside', async () => {
    const { database, clock, documents } = await open(engine);
    const locks = createLocks(database, clock);
    const { id } = await documents.create(pageOf('Page'), ANN);
    const [ann, bob] = [
      { id: 'tab-ann', user: '1', name: 'Ann' },
      { id: 'tab-bob', user: '12', name: 'Bob' },
    ];
    expect(await locks.hold(id, ann)).toBeNull();
    expect(await locks.hold(id, bob)).toMatchObject({ name: 'Ann', isSelf: false });
    expect(await locks.hold(id, { ...ann, id: 'tab-two' })).toMatchObject({ name: 'Ann', isSelf: true });
    clock.advance(LOCK_MS - 1);
    expect(await locks.hold(id, ann)).toBeNull();
    clock.advance(LOCK_MS - 1);
    expect(await locks.hold(id, bob)).toMatchObject({ name: 'Ann' });
    expect(await locks.hold(id, bob, true)).toBeNull();
    expect(await locks.hold(id, ann)).toMatchObject({ name: 'Bob' });
    await locks.release(id, bob);
    expect(await locks.hold(id, ann)).toBeNull();
    clock.advance(LOCK_MS);
    expect(await locks.hold(id, bob)).toBeNull();
  });

  test('KT-04 whatever a kit carries comes back as it went in, HTML made safe', async () => {
    const { documents } = await open(engine);
    const elements = [
      { id: '123', elType: 'e-div-block', version: '0.0', interactions: [], settings: [], elements: [] },
      {
        id: 'a1',
        elType: 'widget',
        widgetType: 'of-an-add-on',
        isInner: false,
        settings: {
          deep: { list: [[], {}, null, 'a < b', 7] },
          html: '<p onclick="x()">Hi<script>1</script></p>',
        },
        elements: [],
        editor_settings: { title: 'Named' },
      },
    ];
    const page = await documents.create({ title: 'T', settings: [], elements, metadata: { a: 1 } }, ANN);
    expect(page.settings).toEqual([]);
    expect(page.metadata).toEqual({ a: 1 });
    expect(page.elements).toEqual([
      elements[0],
      {
        ...elements[1],
        settings: { deep: { list: [[], {}, null, 'a < b', 7] }, html: '<p>Hi</p>' },
      },
    ]);
  });
});

test('K a style sheet in a widget of HTML becomes the CSS of that widget, at any depth, and stays so', () => {
  const html = (settings: object) => ({ id: 'aaa0001', elType: 'widget', widgetType: 'html', settings });
  const inside = (element: object) => [{ id: 'aaa0002', elType: 'container', elements: [element] }];
  const given = html({ html: '<style>.a{color:red}</style><p>Hi</p>', custom_css: '.b{color:blue}' });
  const wanted = inside(html({ html: '<p>Hi</p>', custom_css: '.b{color:blue}\n.a{color:red}' }));
  expect(cleanElements(inside(given))).toEqual(wanted);
  expect(cleanElements(wanted)).toEqual(wanted);
});

test('what holds no HTML is not touched by cleaning, whatever shape it has', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (settings) => {
      const plain = JSON.parse(
        JSON.stringify(settings).replaceAll('<', '(').replaceAll('__proto__', 'proto'),
      );
      expect(cleanSettings(plain)).toEqual(plain);
      const elements = [{ id: '1', elType: 'x', settings: plain, elements: [] }];
      expect(cleanElements(elements)).toEqual(elements);
    }),
  );
});

test('what is as deep as it may be is kept and rendered, and one level more is refused with a sentence', () => {
  const nested = (levels: number): unknown[] =>
    levels === 0
      ? []
      : [{ id: `e${levels}`, elType: 'container', settings: {}, elements: nested(levels - 1) }];
  const bagOf = (levels: number): unknown => (levels === 0 ? 'x' : { bag: bagOf(levels - 1) });
  const rendered = (elements: readonly unknown[]) =>
    parseDocument(elements, { id: 1, cleanHtml: (html) => html }).elements;

  const deepest = cleanElements(nested(DEEPEST_ELEMENTS));
  expect(JSON.stringify(rendered(deepest)).match(/"elType"/g)).toHaveLength(DEEPEST_ELEMENTS);
  expect(() => cleanElements(nested(DEEPEST_ELEMENTS + 1))).toThrow('nested too deeply');

  const withSettings = (settings: unknown) => [{ id: 'a', elType: 'container', settings, elements: [] }];
  const [kept] = rendered(cleanElements(withSettings(bagOf(DEEPEST_SETTINGS))));
  expect(kept?.settings).toEqual(bagOf(DEEPEST_SETTINGS));
  expect(() => cleanElements(withSettings(bagOf(DEEPEST_SETTINGS + 1)))).toThrow('nested too deeply');
});

test('a tree that was made to break something is refused with a sentence', () => {
  let deep: unknown[] = [];
  for (let level = 0; level < 5000; level += 1) deep = [{ id: String(level), elements: deep }];
  expect(() => cleanElements(deep)).toThrow('nested too deeply');
  let bag: unknown = 'x';
  for (let level = 0; level < 5000; level += 1) bag = { bag };
  expect(() => cleanSettings(bag)).toThrow('nested too deeply');
  expect(() => cleanElements(Array.from({ length: 20_001 }, () => ({})))).toThrow('at most 20,000');
  for (const wrong of [null, {}, 'x', [1], [null], [[]]]) expect(() => cleanElements(wrong)).toThrow();
  for (const wrong of [null, [1], 'x', 5]) expect(() => cleanSettings(wrong)).toThrow();
});

async function open(engine: TestEngine) {
  const database = await engine.openFresh(builderMigrations);
  const clock = createTestClock();
  const content = createContentVersions(database);
  const documents = documentStore({ database, clock, content, isReserved: (slug) => slug === 'contact' });
  return { database, clock, content, documents };
}

function pageOf(title: string, heading = 'Heading') {
  return {
    title,
    settings: {},
    elements: [
      { id: 'h1', elType: 'widget', widgetType: 'heading', settings: { title: heading }, elements: [] },
    ],
  };
}

function titleIn(found: Awaited<ReturnType<Documents['preview']>>): unknown {
  return found?.document.elements[0]?.settings.title;
}
