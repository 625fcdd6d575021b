import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIT_1, KIT_2, KIT_3, KIT_MARKETPLACE } from '../testing/kitFixtures.ts';
import type { PackedEntry } from '../testing/packZip.ts';
import { GENERATOR } from '../wire/public.ts';
import { KitError } from './KitError.ts';
import { compareVersions, descriptionProblem, fileNameOf, nameProblem } from './kitNames.ts';
import { parseManifest } from './parseManifest.ts';

const manifestOf = ([first]: readonly PackedEntry[]): Record<string, unknown> =>
  JSON.parse(String(first?.content));

describe('manifests of Elementor', () => {
  it('KT-04 a kit from before there were versions counts as 1.0: tabs of settings mean all six groups', () => {
    const { manifest } = parseManifest(manifestOf(KIT_1));
    expect(manifest.version).toBe('1.0');
    expect(manifest['site-settings']).toEqual({
      theme: true,
      globalColors: true,
      globalFonts: true,
      themeStyleSettings: true,
      generalSettings: true,
      experiments: true,
    });
    expect(manifest.templates).toEqual({});
    expect(manifest.content.post).toEqual({});
    expect(manifest.taxonomies).toEqual({ post: [{ name: 'category', label: 'category' }] });
    expect(manifest['wp-content']).toEqual({ post: { 31: { id: '31', title: '' } } });
    const none = parseManifest({ ...manifestOf(KIT_1), 'site-settings': [] }).manifest;
    expect(Object.values(none['site-settings'])).toEqual(Array(6).fill(false));
  });

  it('KT-04 a kit of 2.0 keeps its templates with what add-ons wrote', () => {
    const { manifest } = parseManifest(manifestOf(KIT_2));
    expect(manifest.templates[71]).toEqual({
      title: 'Top of the page',
      doc_type: 'header',
      thumbnail: false,
      location: 'header',
      conditions: ['include/general'],
    });
    expect(manifest.content).toMatchObject({
      page: { 12: { show_on_front: true }, 13: { post_parent: 12 } },
    });
  });

  it('KT-04 conditions in parts, as Elementor Pro writes them, and titles as WordPress stores them', () => {
    const part = (type: string, name: string, sub_name = '', sub_id: string | number = '') => ({
      ...{ type, name, sub_name, sub_id },
    });
    const conditionsOf = (conditions: unknown) =>
      parseManifest({ templates: { 1: { title: 'Top', doc_type: 'header', conditions } } }).manifest
        .templates[1]?.conditions;
    expect(conditionsOf([part('include', 'general')])).toEqual(['include/general']);
    expect(conditionsOf({ 2: part('include', 'singular', 'not_found404') })).toEqual([
      'include/singular/not_found404',
    ]);
    expect(conditionsOf([part('exclude', 'singular', 'page', 7), 'include/archive', 7, null])).toEqual([
      'exclude/singular/page/7',
      'include/archive',
    ]);
    expect(conditionsOf('include/general')).toEqual([]);
    const titled = { content: { page: { 2: { title: 'Food &amp; Drink', url: '' } } } };
    expect(parseManifest(titled).manifest.content.page?.[2]?.title).toBe('Food & Drink');
    expect(parseManifest({ ...titled, generator: GENERATOR }).manifest.content.page?.[2]?.title).toBe(
      'Food &amp; Drink',
    );
  });

  it('KT-04 a kit of 3.0 is read as it stands', () => {
    const raw = manifestOf(KIT_3);
    const { manifest, settingsFile } = parseManifest(raw);
    expect(manifest['site-settings']).toEqual(raw['site-settings']);
    expect(manifest.taxonomies).toEqual(raw.taxonomies);
    expect(manifest.theme?.slug).toBe('portico');
    expect(settingsFile).toBe('site-settings.json');
  });

  it('KT-04 a kit of the marketplace: type and name of templates, ids from files, styles as settings', () => {
    const { manifest, settingsFile } = parseManifest(manifestOf(KIT_MARKETPLACE));
    expect(manifest.name).toBe('Barber shop');
    expect(
      Object.entries(manifest.templates).map(([id, { title, doc_type }]) => [id, title, doc_type]),
    ).toEqual([
      ['home', 'Home', 'page'],
      ['header', 'Header', 'header'],
    ]);
    expect(settingsFile).toBe('templates/global.json');
    expect(manifest['site-settings'].globalColors).toBe(true);
  });

  it('KT-03 KT-04 templates may be a list as well as a map', () => {
    const list = parseManifest({
      version: '3.0',
      templates: [{ id: 7, title: 'A', doc_type: 'page' }, { title: 'B' }],
    });
    expect(Object.keys(list.manifest.templates)).toEqual(['1', '7']);
    expect(list.manifest.templates[1]?.doc_type).toBe('not-supported');
  });

  it('KT-04 what PHP makes of lists and of nothing: maps for lists with gaps, false and empty texts', () => {
    const { manifest } = parseManifest({
      version: '',
      title: false,
      plugins: { 1: { name: 'Shop', plugin: 'shop/shop' } },
      templates: '',
      taxonomies: { post: { 0: 'category', 2: 'post_tag' }, page: false },
      content: {
        page: { 5: { title: 'Home', doc_type: '', terms: false, url: false, post_parent: '0' } },
        post: false,
      },
      'wp-content': { post: { 0: '41', 3: 42 }, page: [] },
    });
    expect(manifest).toMatchObject({ version: '1.0', plugins: [{ plugin: 'shop/shop' }], templates: {} });
    expect(manifest.taxonomies.post?.map(({ name }) => name)).toEqual(['category', 'post_tag']);
    expect(manifest.content.page?.[5]).toMatchObject({ doc_type: 'wp-page', terms: [], url: '' });
    expect(manifest.content.post).toEqual({});
    expect(Object.keys(manifest['wp-content'].post ?? {})).toEqual(['41', '42']);
  });

  it('KT-04 a file of the marketplace may have a dot in its name', () => {
    const { manifest } = parseManifest({
      manifest_version: '1.0.24',
      templates: [{ name: 'Home', type: 'page', source: 'templates/home-v1.2.json' }],
    });
    expect(manifest.templates['home-v1.2']?.title).toBe('Home');
  });

  it('KT-04 a kit of the public library brings no pictures', () => {
    const { manifest } = parseManifest(
      {
        version: '3.0',
        templates: { 1: { title: 'A', doc_type: 'page', thumbnail: 'https://x.example/a.png' } },
      },
      { isFromPublicLibrary: true },
    );
    expect(manifest.templates[1]?.thumbnail).toBe(false);
  });
});

describe('manifests that are none', () => {
  it.each<[string, unknown, RegExp]>([
    ['a list', [], /not an object/],
    ['nothing', undefined, /not an object/],
    ['a text', 'manifest', /not an object/],
    ['of a version to come', { version: '4.0' }, /version 4\.0/],
    ['of a version that is no number', { version: 'latest' }, /version latest/],
    ['of a version that is an object', { version: {} }, /"version" should be text/],
    ['of a version that is a list', { version: [3] }, /"version" should be text/],
    ['with a number for templates', { version: '3.0', templates: 5 }, /"templates" should be an object/],
    ['with texts for templates', { version: '3.0', templates: { 1: 'x' } }, /should be an object/],
    ['with a list for a title', { version: '3.0', title: [] }, /"title" should be text/],
    ['with text for content', { version: '3.0', content: { page: 'all' } }, /should be an object/],
    [
      'with an id that climbs',
      { version: '3.0', templates: { '../../x': { doc_type: 'page' } } },
      /invalid id/,
    ],
    ['with a type that climbs', { version: '3.0', content: { '..': { 1: {} } } }, /invalid id/],
    ['with a taxonomy that climbs', { version: '3.0', taxonomies: { post: ['../x'] } }, /should be a name/],
    [
      'with an id that is hidden',
      { version: '3.0', templates: { '.x': { doc_type: 'page' } } },
      /invalid id/,
    ],
    ['with text for posts', { version: '2.0', 'wp-content': { post: 'all' } }, /should be a list/],
    ['with text for settings', { version: '3.0', 'site-settings': 'all' }, /site-settings/],
  ])('KT-04 refuses one %s', (_what, raw, reason) => {
    expect(() => parseManifest(raw)).toThrow(reason);
    expect(() => parseManifest(raw)).toThrow(KitError);
  });

  it('KT-04 numbers that are none are passed over, also those that cannot be turned into one', () => {
    const trap = { toString: 1 };
    const { manifest } = parseManifest({
      version: '3.0',
      content: { page: { 7: { post_parent: trap, terms: [{ term_id: trap, taxonomy: 'category' }] } } },
      'wp-content': { post: { 'a.1': { id: trap, title: 'A post' } } },
    });
    expect(manifest.content.page?.[7]).toMatchObject({ terms: [] });
    expect(manifest['wp-content'].post?.['a.1']).toEqual({ id: 'a.1', title: 'A post' });
  });

  it('KT-04 whatever JSON comes, it is a manifest or a sentence', () => {
    const anyManifest = fc.record(
      {
        version: fc.constantFrom('1.0', '2.0', '3.0', undefined),
        manifest_version: fc.constantFrom(undefined, '1.0'),
        templates: fc.jsonValue(),
        content: fc.jsonValue(),
        taxonomies: fc.jsonValue(),
        'wp-content': fc.jsonValue(),
        'site-settings': fc.jsonValue(),
        plugins: fc.jsonValue(),
        title: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyManifest, (raw) => {
        try {
          const manifest = { ...parseManifest(raw).manifest, version: '3.0' };
          expect(parseManifest(manifest).manifest).toEqual(manifest);
        } catch (error) {
          expect(error).toBeInstanceOf(KitError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the rules of names', () => {
  it.each([
    ['', /needs a name/],
    ['   ', /needs a name/],
    ['a/b', /letters, digits/],
    ['<b>', /letters, digits/],
    ['x'.repeat(76), /longer than 75/],
  ])('KT-04 a kit cannot be called "%s"', (name, reason) => {
    expect(nameProblem(name)).toMatch(reason);
  });

  it('KT-04 a kit can be called My kit_1.0 (new)-Straße', () => {
    expect(nameProblem('My kit_1.0 (new)-Straße')).toBeNull();
    expect(nameProblem('x'.repeat(75))).toBeNull();
    expect(descriptionProblem('x'.repeat(300))).toBeNull();
    expect(descriptionProblem('x'.repeat(301))).not.toBeNull();
  });

  it.each([
    ['My kit', 'My kit.zip'],
    ['  a<b>:c"/\\|?*d  ', 'abcd.zip'],
    ['???', 'elementor-kit.zip'],
  ])('KT-04 "%s" is saved as "%s"', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });

  it.each([
    ['3.0', '3.0', 0],
    ['2.0', '3.0', -1],
    ['3', '3.0.0', 0],
    ['3.10', '3.9', 1],
    ['4.3.0', '4.3', 0],
  ])('KT-04 version %s against %s is %i', (a, b, result) => {
    expect(compareVersions(a, b)).toBe(result);
  });
});
