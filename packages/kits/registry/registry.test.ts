import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BaseRegistry } from './BaseRegistry.ts';
import { createGetInitialState } from './createGetInitialState.ts';
import { installImportExport } from './installImportExport.ts';
import { customizationDialogsRegistry, settingsRegistry, templateRegistry } from './registries.ts';
import type { WizardData } from './Section.ts';
import { SettingsRegistry } from './SettingsRegistry.ts';
import { TemplateRegistry } from './TemplateRegistry.ts';

const GROUPS = { page: 'site-templates', section: 'site-templates', header: 'theme-builder', kit: '' };

describe('registering', () => {
  it.each([
    ['no key', { title: 'Pages' }],
    ['an empty key', { key: '', title: 'Pages' }],
    ['no title', { key: 'pages' }],
    ['an empty title', { key: 'pages', title: '' }],
    ['nothing', undefined],
  ])('KT-01 refuses a section with %s', (_what, section) => {
    expect(() => new BaseRegistry().register(section as never)).toThrow(
      new Error('Template type must have key and title'),
    );
  });

  it('KT-01 fills in what a section does not say, and keeps what nobody asked for', () => {
    const registry = new BaseRegistry();
    registry.register({ key: 'pages', title: 'Pages', colour: 'green' });
    const section = registry.get('pages');
    expect(section).toMatchObject({
      key: 'pages',
      title: 'Pages',
      description: '',
      order: 10,
      useParentDefault: true,
      getInitialState: null,
      component: null,
      colour: 'green',
    });
    expect(section?.isAvailable()).toBe(true);
    expect(section).not.toHaveProperty('children');
  });

  it.each([
    [0, 0],
    [-3, -3],
    [null, 10],
    [undefined, 10],
  ])('KT-01 an order of %s is %i', (order, kept) => {
    const registry = new BaseRegistry();
    registry.register({ key: 'a', title: 'A', order });
    expect(registry.get('a')?.order).toBe(kept);
  });

  it.each([
    [false, false],
    [true, true],
    [undefined, true],
    [0, true],
    [null, true],
  ])('KT-01 useParentDefault given as %s is %s: false only when exactly false', (given, kept) => {
    const registry = new BaseRegistry();
    registry.register({ key: 'a', title: 'A', useParentDefault: given as boolean });
    expect(registry.get('a')?.useParentDefault).toBe(kept);
  });

  it('KT-01 gives children the same defaults and does not check them', () => {
    const registry = new BaseRegistry();
    registry.register({ key: 'a', title: 'A', children: [{ key: 'b' } as never] });
    expect(registry.get('a')?.children).toEqual([
      expect.objectContaining({ key: 'b', order: 10, description: '', useParentDefault: true }),
    ]);
  });

  it('KT-01 a key that comes again brings children only: same keys in place, new ones at the end', () => {
    const registry = new BaseRegistry();
    const child = (key: string, title: string) => ({ key, title });
    registry.register({ key: 'a', title: 'First', order: 3, children: [child('x', 'X'), child('y', 'Y')] });
    registry.register({ key: 'a', title: 'Second', order: 9, children: [child('z', 'Z'), child('x', 'X2')] });
    const merged = registry.get('a');
    expect(merged).toMatchObject({ title: 'First', order: 3 });
    expect(merged?.children?.map(({ title }) => title)).toEqual(['X2', 'Y', 'Z']);
    registry.register({ key: 'a', title: 'Third' });
    expect(registry.get('a')?.children).toHaveLength(3);
  });

  it('KT-01 finds a section whether or not it is available, and nothing under a key nobody registered', () => {
    const registry = new BaseRegistry();
    registry.register({ key: 'hidden', title: 'Hidden', isAvailable: () => false });
    expect(registry.get('hidden')?.title).toBe('Hidden');
    expect(registry.get('nobody')).toBeUndefined();
  });
});

describe('listing', () => {
  it('KT-02 shows only what is available, asking each time', () => {
    const registry = new BaseRegistry();
    const isAvailable = vi.fn(() => false);
    registry.register({ key: 'a', title: 'A', isAvailable });
    expect(registry.getAll()).toEqual([]);
    isAvailable.mockReturnValue(true);
    expect(registry.getAll()).toHaveLength(1);
    expect(isAvailable).toHaveBeenCalledTimes(2);
  });

  it('KT-02 does not ask children whether they are available', () => {
    const registry = new BaseRegistry();
    registry.register({
      key: 'a',
      title: 'A',
      children: [{ key: 'b', title: 'B', isAvailable: () => false }],
    });
    expect(registry.getAll()[0]?.children).toHaveLength(1);
  });

  it('KT-02 sorts by order, stably, whatever the order of registration', () => {
    const orders = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 30 });
    fc.assert(
      fc.property(orders, (list) => {
        const registry = new BaseRegistry();
        list.forEach((order, index) => {
          registry.register({ key: `k${index}`, title: 'T', order });
        });
        const expected = list.map((order, index) => ({ order, index })).sort((a, b) => a.order - b.order);
        expect(registry.getAll().map(({ key }) => key)).toEqual(expected.map(({ index }) => `k${index}`));
      }),
    );
  });

  it('KT-02 sorts children on a copy', () => {
    const registry = new BaseRegistry();
    registry.register({
      key: 'a',
      title: 'A',
      children: [
        { key: 'late', title: 'L', order: 5 },
        { key: 'early', title: 'E', order: 1 },
      ],
    });
    expect(registry.getAll()[0]?.children?.map(({ key }) => key)).toEqual(['early', 'late']);
    expect(registry.get('a')?.children?.map(({ key }) => key)).toEqual(['late', 'early']);
  });

  it('KT-02 knows the sections that the field has', () => {
    expect(templateRegistry.get('siteTemplates')?.order).toBe(0);
    expect(settingsRegistry.getAll().map(({ key, order }) => [key, order])).toEqual([
      ['theme', 0],
      ['siteSettings', 1],
      ['generalSettings', 2],
      ['experiments', 3],
    ]);
    expect(settingsRegistry.get('siteSettings')?.children?.map(({ key, order }) => [key, order])).toEqual([
      ['globalColors', 0],
      ['globalFonts', 1],
      ['themeStyleSettings', 2],
    ]);
  });
});

describe('the state of a group', () => {
  const uploaded = (templates: unknown) => ({ uploadedData: { manifest: { templates } } });
  const state = (group: string, data: WizardData, supplied: unknown = 'supplied') =>
    createGetInitialState(group, {}, () => GROUPS)(data, supplied).enabled;

  it('KT-03 is the supplied default where there is no uploaded manifest', () => {
    expect(state('site-templates', {}, true)).toBe(true);
    expect(state('site-templates', {}, false)).toBe(false);
    expect(state('site-templates', Object.create({ uploadedData: {} }), 'mine')).toBe('mine');
  });

  it.each([
    ['as a map', { 12: { doc_type: 'section' } }, true],
    ['as a list', [{ doc_type: 'header' }, { doc_type: 'page' }], true],
    ['of another group', { 12: { doc_type: 'header' } }, false],
    ['of a type that has no group', { 12: { doc_type: 'kit' } }, false],
    ['of a type that nobody knows', { 12: { doc_type: 'constructor' } }, false],
    ['without a type', { 12: {} }, false],
    ['that are none', {}, false],
    ['that are missing', undefined, false],
    ['that are nonsense', 'page', false],
  ])('KT-03 with uploaded templates %s', (_how, templates, enabled) => {
    expect(state('site-templates', uploaded(templates), true)).toBe(enabled);
  });

  it('KT-03 an upload of nothing holds nothing, and an empty group never matches', () => {
    expect(state('site-templates', { uploadedData: null })).toBe(false);
    expect(state('', uploaded([{ doc_type: 'kit' }]))).toBe(false);
    expect(state(undefined as never, uploaded([{ doc_type: 'nobody' }]))).toBe(false);
  });

  it('KT-03 takes further members, which may have the last word', () => {
    const make = createGetInitialState('site-templates', { extra: 1, enabled: 'forced' }, () => GROUPS);
    expect(make({}, true)).toEqual({ enabled: 'forced', extra: 1 });
  });

  it('KT-03 reads the groups that the server put on the page', () => {
    vi.stubGlobal('elementorAppConfig', { 'import-export-customization': { exportGroups: GROUPS } });
    const make = createGetInitialState('theme-builder');
    expect(make(uploaded([{ doc_type: 'header' }]), false)).toEqual({ enabled: true });
    vi.unstubAllGlobals();
    expect(make(uploaded([{ doc_type: 'header' }]), true)).toEqual({ enabled: false });
  });
});

describe('the state of all sections', () => {
  it('KT-03 of templates is what was saved, else computed, else what the parent says', () => {
    const registry = new TemplateRegistry();
    registry.register({ key: 'saved', title: 'S', getInitialState: () => 'computed' });
    registry.register({ key: 'computed', title: 'C', getInitialState: (_data, parent) => ({ parent }) });
    registry.register({ key: 'follows', title: 'F' });
    registry.register({ key: 'stays', title: 'N', useParentDefault: false });
    registry.register({ key: 'away', title: 'A', isAvailable: () => false });
    const data = { customization: { templates: { saved: null, follows: undefined } } };
    expect(registry.getState(data, true)).toEqual({
      saved: null,
      computed: { parent: true },
      follows: { enabled: true },
      stays: { enabled: false },
    });
    expect(registry.getState({}, true).saved).toBe('computed');
  });

  it('KT-03 of settings is plain on or off, of children in place of their parent', () => {
    const registry = new SettingsRegistry();
    registry.register({ key: 'a', title: 'A', children: [{ key: 'b', title: 'B' }] });
    registry.register({ key: 'c', title: 'C', useParentDefault: false });
    expect(registry.getState({}, true)).toEqual({ b: true, c: false });
    expect(
      registry.getState({ uploadedData: { manifest: { 'site-settings': { b: false, c: true } } } }, true),
    ).toEqual({ b: false, c: true });
    expect(registry.getState({ uploadedData: null }, true)).toEqual({ b: false, c: false });
    expect(registry.getState({ customization: { settings: { c: true } } }, false)).toEqual({
      b: false,
      c: true,
    });
  });
});

describe('the global of the page', () => {
  it('KT-01 is added beside what is there and replaces nothing', () => {
    const others = { frontend: {}, importExport: { theirs: 1 } };
    const page = { elementorModules: others };
    installImportExport(page);
    expect(page.elementorModules).toBe(others);
    expect(page.elementorModules).toEqual({
      frontend: {},
      importExport: { theirs: 1, createGetInitialState, customizationDialogsRegistry },
    });
  });

  it('KT-01 is made where there is none, and its dialogs registry takes sections of others', () => {
    const page: { elementorModules?: { importExport?: object } } = {};
    installImportExport(page);
    expect(page.elementorModules?.importExport).toEqual({
      createGetInitialState,
      customizationDialogsRegistry,
    });
    expect(customizationDialogsRegistry.get('content')).toBeUndefined();
    customizationDialogsRegistry.register({ key: 'templates', title: 'Templates', component: () => null });
    expect(customizationDialogsRegistry.get('templates')?.component).toBeTypeOf('function');
  });
});
