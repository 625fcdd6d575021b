import { describe, expect, it, vi } from 'vitest';
import { parseManifest } from '../../manifest/parseManifest.ts';
import { commandEvent, createAnalytics, DETAIL_KEYS } from './createAnalytics.ts';
import { kitEvents, modalValue } from './kitEvents.ts';

describe('command events', () => {
  it('KT-05 split placement and event from the name and keep the details that are known and not null', () => {
    expect(
      commandEvent('kit-library/seek-more-info', {
        page_source: 'import',
        step: 'ImportKit',
        error: null,
        x: 1,
      }),
    ).toEqual({
      placement: 'kit-library',
      event: 'seek-more-info',
      details: { page_source: 'import', step: 'ImportKit' },
    });
  });

  it('KT-05 ignore further parts, have no event without a slash, and no details where there are none', () => {
    expect(commandEvent('a/b/c', {})).toEqual({ placement: 'a', event: 'b' });
    expect(commandEvent('a', Object.create({ step: 'inherited' }))).toEqual({
      placement: 'a',
      event: undefined,
    });
    expect(commandEvent('a/b', { step: undefined, item: 0 })).toEqual({
      placement: 'a',
      event: 'b',
      details: { step: undefined, item: 0 },
    });
    expect(DETAIL_KEYS).toHaveLength(26);
  });

  it('KT-05 go through the same transport', () => {
    const { sent, analytics } = recorded();
    analytics.dispatch('kit-library/check', { item: 'x' });
    expect(sent).toEqual([
      ['kit-library/check', { placement: 'kit-library', event: 'check', details: { item: 'x' } }],
    ]);
  });
});

describe('reports', () => {
  it('KT-05 are not made while they are switched off', () => {
    const { sent, analytics } = recorded(false);
    analytics.track('a');
    analytics.dispatch('a/b');
    expect(sent).toEqual([]);
  });

  it('KT-05 never throw, whatever breaks', () => {
    const broken = () => {
      throw new Error('broken');
    };
    for (const outside of [
      { canSend: broken, send: vi.fn(), facts: () => ({}) },
      { canSend: () => true, send: broken, facts: () => ({}) },
      // An unhandled rejection would end the test run.
      { canSend: () => true, send: () => Promise.reject(new Error('unsent')), facts: () => ({}) },
      { canSend: () => true, send: vi.fn(), facts: broken },
    ])
      expect(() => {
        createAnalytics(outside).track('a');
        createAnalytics(outside).dispatch('a/b', { step: 1 });
      }).not.toThrow();
  });

  it('KT-05 carry what is common, which an event may say otherwise', () => {
    const { sent, analytics } = recorded();
    analytics.track('a', { user_id: 'other' });
    expect(sent).toEqual([['a', { user_id: 'other', url: 'hash' }]]);
  });
});

describe('the nine events', () => {
  const manifest = parseManifest({
    version: '3.0',
    content: { page: { 1: { title: 'A', doc_type: 'wp-page' } } },
    'wp-content': { post: { 2: { id: '2', title: 'B' }, 3: { id: '3', title: 'C' } } },
  }).manifest;

  it('KT-05 are called and filled as the contract says', () => {
    const { sent, analytics } = recorded();
    const events = kitEvents(analytics);
    events.pageViewed('kit_export_summary');
    events.upgradeClicked('kits_cloud_library');
    events.exported({
      includes: ['content', 'plugins'],
      modals: { content: 'All' },
      hasDescription: true,
      manifest,
      source: 'file',
    });
    events.imported({
      includes: ['content'],
      deselected: ['settings'],
      hasDescription: false,
      source: 'kit-library',
      kitId: '7',
      title: 'Kit',
      seconds: 1.25,
    });
    events.importSucceeded();
    events.importFailed('The .zip is damaged.');
    events.libraryApplied('9', '/x');
    events.libraryDeleted();
    events.adminAction('Import from Library');
    events.uploaded('Success');
    const own = sent.map(([name, { user_id: _user, url: _url, ...payload }]) => [name, payload]);
    expect(own).toEqual([
      [
        'page_views_website_templates',
        {
          trigger: 'Page Loaded',
          page_loaded: 'kit_export_summary',
          secondary_location: 'kit_export_summary',
        },
      ],
      [
        'kits_cloud_upgrade_clicked',
        {
          trigger: 'Click',
          secondary_location: 'kits_cloud_library',
          upgrade_location: 'kits_cloud_library',
        },
      ],
      [
        'export_kit_customization',
        {
          trigger: 'Click',
          kit_export_content: true,
          kit_export_templates: false,
          kit_export_settings: false,
          kit_export_plugins: true,
          kit_export_customization_modals: { content: 'All' },
          kit_description: true,
          kit_page_count: 1,
          kit_post_count: 2,
          kit_post_type_count: 2,
          kit_source: 'file',
        },
      ],
      [
        'import_kit_customization',
        {
          trigger: 'Click',
          kit_source: 'kit-library',
          kit_import_content: true,
          kit_import_templates: false,
          kit_import_settings: false,
          kit_import_plugins: false,
          kit_import_deselected: ['settings'],
          kit_description: false,
          kit_import_id: '7',
          kit_import_title: 'Kit',
          kit_import_duration: 1.25,
        },
      ],
      ['kit_import_status', { kit_import_status: true }],
      ['kit_import_status', { kit_import_status: false, kit_import_error: 'The .zip is damaged.' }],
      ['kit_cloud_library_apply', { trigger: 'Click', kit_cloud_id: '9', kit_apply_url: '/x' }],
      ['kit_cloud_library_delete', { trigger: 'Click' }],
      ['ie_admin_action', { trigger: 'Click', action_type: 'Import from Library' }],
      ['kit_import_upload_file', { kit_import_upload_file_status: 'Success' }],
    ]);
  });

  it('KT-05 the id and title of a kit are told only when it came from the public library', () => {
    const { sent, analytics } = recorded();
    const facts = {
      includes: [],
      deselected: [],
      hasDescription: true,
      kitId: '7',
      title: 'K',
      seconds: null,
    };
    kitEvents(analytics).imported({ ...facts, source: '' });
    expect(sent[0]?.[1]).toMatchObject({ kit_source: 'file' });
    for (const key of ['kit_import_id', 'kit_import_title', 'kit_import_duration'])
      expect(sent[0]?.[1]).not.toHaveProperty(key);
  });

  it.each([
    ['link', 'link'],
    [true, true],
    [{ enabled: false }, false],
    [[], 'None'],
    [['a', 'b'], 'All'],
    [['a'], 'Partial'],
  ])('KT-05 a dialog that says %j is told as %s', (value, told) => {
    expect(modalValue(value, 2)).toBe(told);
  });
});

function recorded(isOn = true) {
  const sent: [string, Readonly<Record<string, unknown>>][] = [];
  const analytics = createAnalytics({
    canSend: () => isOn,
    send: (name, properties) => sent.push([name, properties]),
    facts: () => ({ user_id: 'u1', url: 'hash' }),
  });
  return { sent, analytics };
}
