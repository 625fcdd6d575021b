import { expect, it } from 'vitest';
import { parseManifest } from '../../manifest/parseManifest.ts';
import { SETTINGS_GROUPS } from '../../wire/public.ts';
import { importedManifest } from './importedManifest.ts';

const { manifest } = parseManifest({
  version: '3.0',
  'site-settings': { theme: true, globalColors: true, globalFonts: true },
  plugins: [
    { name: 'Builder', plugin: 'builder/builder' },
    { name: 'Calendars', plugin: 'calendars/calendars' },
  ],
  templates: { 1: { title: 'Head', doc_type: 'header' }, 2: { title: 'Lost', doc_type: 'section' } },
  taxonomies: { post: ['category'], film: ['genre'] },
  content: { page: { 5: { title: 'Home' }, 6: { title: 'Lost' } } },
  'wp-content': { post: { 41: { id: 41, title: 'News' } } },
});

it('KT-04 the end of an import tells what was imported, and not what the kit holds', () => {
  const brought = importedManifest(
    manifest,
    {
      'site-settings': { imported_kit_id: 'one', system_colors: [], system_typography: [] },
      plugins: ['Builder'],
      templates: { succeed: { 1: '8' }, failed: { 2: 'The archive lacks its file.' } },
      taxonomies: { post: { category: [] } },
      content: { page: { succeed: { 5: '5' }, failed: { 6: 'The archive lacks its file.' } } },
    },
    { globalFonts: false },
  );
  expect(brought['site-settings']).toEqual({ globalColors: true });
  expect(brought.plugins.map(({ name }) => name)).toEqual(['Builder']);
  expect(Object.keys(brought.templates)).toEqual(['1']);
  expect(Object.keys(brought.taxonomies)).toEqual(['post']);
  expect(Object.keys(brought.content.page ?? {})).toEqual(['5']);
  expect(brought['wp-content'].post).toEqual({});
});

it('KT-04 an import that brought nothing tells nothing', () => {
  const { content, templates, plugins, 'site-settings': settings } = importedManifest(manifest, {}, null);
  expect({ content, templates, plugins, settings }).toEqual({
    content: { page: {} },
    templates: {},
    plugins: [],
    settings: {},
  });
});

it('KT-04 the summary of an import names the groups of settings that came, not those that the kit claims', () => {
  const claims = Object.fromEntries(
    [...SETTINGS_GROUPS, 'customCode', 'classes'].map((group) => [group, true]),
  );
  const { manifest: claiming } = parseManifest({ name: 'claims', version: '3.0', 'site-settings': claims });
  const groups = (
    importedData: Readonly<Record<string, unknown>>,
    chosen: Record<string, boolean> | null = null,
  ) => Object.keys(importedManifest(claiming, importedData, chosen)['site-settings']);

  const settings = { imported_kit_id: 'one', system_colors: [], h1_color: '#123456' };
  expect(groups({ 'site-settings': settings, experiments: ['container'] })).toEqual([
    ...['globalColors', 'themeStyleSettings', 'experiments', 'classes'],
  ]);
  expect(groups({ 'site-settings': settings }, { globalColors: false, classes: false })).toEqual([
    'themeStyleSettings',
  ]);
  expect(groups({ 'site-settings': { imported_kit_id: 'one' } }, { classes: false })).toEqual([]);
  expect(groups({})).toEqual([]);
});
