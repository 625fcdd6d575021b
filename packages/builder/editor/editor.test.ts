import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipboardText, pastedIn, settingsOfPage } from '../model/edits/clipboard.ts';
import { toElements, toItems } from '../model/edits/convert.ts';
import { type EditorItem, panelContentOf, STRUCTURES, type WidgetKind } from '../model/edits/EditorItem.ts';
import { elementIdOf, idFromText } from '../model/edits/ids.ts';
import {
  destination,
  findItem,
  fitting,
  inContainers,
  insertItems,
  insertionPlace,
  ROOT_ZONE,
  withNewIds,
  zonesOf,
} from '../model/edits/moves.ts';
import { newContainer, newSection, panelsForRows } from '../model/edits/newItem.ts';
import type { RowOrigins } from '../model/edits/RowOrigins.ts';
import { inheritedSetting, readSetting, settingName, writeSetting } from '../model/fields/fieldValue.ts';
import { recordOf } from '../model/settings/read.ts';
import { widgetTypes } from '../testing/widgetTypes.ts';
import { editorWidgets, kindOfWidget, needsContainer } from './editorWidgets.ts';

const kindOf = (type: string): WidgetKind =>
  type === 'heading' ? 'plain' : type === 'nested-tabs' ? 'panels' : 'unknown';

const anyId = fc.oneof(
  fc.constantFrom('1', '42', '0x1', 'root', '__proto__', 'constructor', 'a b', '', 'same', 'same'),
  fc.string({ maxLength: 9 }),
  fc.integer(),
  fc.constant(null),
  fc.uuid().map((id) => `heading-${id}`),
);
const anySettings = fc.oneof(
  fc.constant([]),
  fc.constant({}),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
  fc.constant({ tabs: [{ rows: [{ rows: [[], {}] }] }], title_mobile: '' }),
  fc.jsonValue({ maxDepth: 1 }),
);
const { elements: anyElements } = fc.letrec((tie) => ({
  elements: fc.array(tie('element'), { maxLength: 4 }),
  element: fc.oneof(
    { depthSize: 'small' },
    fc.record(
      {
        id: anyId,
        elType: fc.constantFrom('container', 'section', 'column', 'widget', 'e-div-block', 7),
        widgetType: fc.constantFrom('heading', 'nested-tabs', 'of-an-add-on', 'constructor', 7),
        settings: anySettings,
        elements: tie('elements'),
        isInner: fc.constantFrom(true, false, ''),
        editor_settings: fc.constant({ title: 'x' }),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue({ maxDepth: 1 }),
  ),
}));

describe('a document on its way through the editor', () => {
  test('PB-24 KT-04 comes back as it went in, whatever stands in it, member for member', () => {
    fc.assert(
      fc.property(anyElements, (generated) => {
        const elements = generated as unknown[];
        const items = toItems(elements, kindOf);
        expect(JSON.stringify(toElements(items))).toBe(JSON.stringify(elements));
      }),
      { numRuns: 500 },
    );
  });

  test('every item has an id of its own that the library can keep in its tables', () => {
    fc.assert(
      fc.property(anyElements, (generated) => {
        const ids = idsIn(toItems(generated as unknown[], kindOf));
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id in Object.prototype).toBe(false);
      }),
    );
  });

  test('a copy gets ids of its own all the way down, and the original keeps its', () => {
    const items = toItems([tabs], kindOf);
    let count = 0;
    const copies = withNewIds(items, () => `heading-0000000${++count}-0000-4000-8000-000000000000`);
    const [original, copy] = toElements([...items, ...copies]) as [typeof tabs, typeof tabs];
    expect(original).toEqual(tabs);
    expect(copy).toMatchObject({ id: '00000001', elType: 'widget', settings: tabs.settings });
    expect(copy.elements[0]?.elements[0]?.id).toBe('00000002');
    expect(copy.elements[0]?.id).not.toBe('bb22');
    expect(copy.elements[0]?.settings).toEqual([]);
  });

  test('the clipboard carries elements between pages and nothing else', () => {
    const copy = { elements: [tabs], settings: {}, title: '' };
    expect(pastedIn(clipboardText([tabs]))).toEqual({ ...copy, isFromElementor: false });
    const theirs = { type: 'elementor', siteurl: 'https://example.com/', elements: [tabs] };
    expect(pastedIn(JSON.stringify(theirs))).toEqual({ ...copy, isFromElementor: true });
    const template = {
      version: '0.4',
      title: 'Our work',
      content: [tabs],
      page_settings: { hide_title: 'yes' },
    };
    expect(pastedIn(JSON.stringify(template))).toEqual({
      elements: [tabs],
      settings: { hide_title: 'yes' },
      title: 'Our work',
      isFromElementor: true,
    });
    expect(pastedIn(JSON.stringify([tabs])), 'as WordPress keeps a page').toMatchObject({
      elements: [tabs],
      isFromElementor: true,
    });
    for (const text of [
      '',
      'Dear Sir',
      '{',
      '[]',
      '{"type":"elementor"}',
      '{"content":[1]}',
      '{"content":[]}',
    ])
      expect(pastedIn(text)).toBeNull();
  });

  test('K a page that was made with Elementor counts on its look where it is pasted on an empty page', () => {
    const template = JSON.stringify({
      version: '0.4',
      content: [tabs],
      page_settings: { hide_title: 'yes' },
    });
    const pasted = pastedIn(template);
    expect(pasted && settingsOfPage({ post_excerpt: 'Ours' }, pasted)).toEqual({
      post_excerpt: 'Ours',
      hide_title: 'yes',
      portico_look: 'elementor',
    });
    const own = pastedIn(clipboardText([tabs]));
    expect(own && settingsOfPage({}, own)).toEqual({});
  });
});

describe('the panels of a widget go with its rows', () => {
  const panels = ['0', '1', '2', 'behind'].map((name) => ({
    panel: JSON.stringify({ id: name, frame: { id: null }, settings: { name } }),
    elements: toItems([{ id: `in-${name}`, elType: 'widget', widgetType: 'heading' }], () => 'plain'),
  }));

  /** The panels by name, copies with a star, and their content. */
  function after(origins: RowOrigins, rowsBefore = 3): readonly string[] {
    let count = 0;
    const makeId = () => `made-${String(++count).padStart(8, '0')}-0000-4000-8000-000000000000`;
    return panelsForRows(panels, rowsBefore, origins, makeId).map((panel) => {
      const { id, settings } = panelContentOf(panel);
      const inside = panel.elements.map(({ props }) => elementIdOf(props.id)).join();
      return `${recordOf(settings).name ?? 'new'}:${id}:${inside}`;
    });
  }
  const [A, B, C, BEHIND] = ['0:0:in-0', '1:1:in-1', '2:2:in-2', 'behind:behind:in-behind'];

  test.each<[string, RowOrigins, readonly (string | undefined)[]]>([
    ['two change places', [1, 0, 2], [B, A, C]],
    ['one is removed', [0, 2], [A, C]],
    ['one is added', [0, 1, 2, null], [A, B, C, 'new:00000001:']],
    [
      'one is copied, with all that it shows and ids of its own',
      [0, 0, 1, 2],
      [A, '0:00000001:00000002', B, C],
    ],
    ['all go', [], []],
  ])('KT-04 %s', (_, origins, expected) => {
    expect(after(origins)).toEqual([...expected, BEHIND]);
  });

  test('KT-04 a row without a panel, as some kits have them, gets one', () => {
    expect(after([1, 0, 4, 2, 3], 5)).toEqual([B, A, 'new:00000001:', C, BEHIND]);
  });
});

describe('moving with the keyboard', () => {
  const page = toItems(
    [
      container('a', heading('a1'), heading('a2')),
      heading('b'),
      {
        id: 's',
        elType: 'section',
        settings: {},
        elements: [
          { id: 'c', elType: 'column', settings: {}, elements: [heading('c1')] },
          { id: 'd', elType: 'column', settings: {}, elements: [heading('d1')] },
        ],
      },
    ],
    kindOf,
  );

  test.each([
    ['a1', 'up', null],
    ['a1', 'down', { zone: 'a:elements', index: 1 }],
    ['a2', 'up', { zone: 'a:elements', index: 0 }],
    ['a2', 'out', { zone: ROOT_ZONE, index: 1 }],
    ['b', 'in', { zone: 'a:elements', index: 2 }],
    ['b', 'out', null],
    ['c', 'out', null],
    ['c1', 'out', { zone: ROOT_ZONE, index: 3 }],
    ['c1', 'up', null],
    ['c1', 'down', { zone: 'd:elements', index: 0 }],
    ['d1', 'up', { zone: 'c:elements', index: 1 }],
    ['d1', 'down', null],
    ['c', 'down', { zone: 's:elements', index: 1 }],
    ['s', 'in', null],
    ['nobody', 'up', null],
  ] as const)('%s %s', (id, direction, place) => {
    expect(destination(page, id, direction)).toEqual(place);
  });

  test('PB-24 what is alone in the container that was made for it is as far out as it can be, and goes from there', () => {
    const [held] = toItems([heading('h')], kindOf);
    const [before, , behind] = page;
    if (!held || !before || !behind) throw new Error('There are some.');
    const wrapped = [before, newContainer('w', [held]), behind];
    expect(destination(wrapped, 'h', 'out')).toBeNull();
    expect(destination(wrapped, 'h', 'in')).toEqual({ zone: 'a:elements', index: 2 });
    const styled = [newContainer('w', [held, { ...held, props: { ...held.props, id: 'i' } }]), behind];
    expect(destination(styled, 'h', 'out')).toEqual({ zone: ROOT_ZONE, index: 1 });
    expect(destination(toItems([container('a', heading('h'))], kindOf), 'h', 'out')).not.toBeNull();
  });

  test.each([
    [null, 'heading', { zone: ROOT_ZONE, index: 3 }],
    ['a', 'heading', { zone: 'a:elements', index: 2 }],
    ['a1', 'heading', { zone: 'a:elements', index: 1 }],
    ['c1', 'section', { zone: 'c:elements', index: 1 }],
    ['c1', 'column', { zone: 's:elements', index: 1 }],
    ['s', 'heading', { zone: ROOT_ZONE, index: 3 }],
  ] as const)('with %s selected a new %s goes to its place', (selected, type, place) => {
    expect(insertionPlace(page, selected, type)).toEqual(place);
  });

  test('KT-04 a column that comes to no section gets one of its own', () => {
    const items = toItems(
      [{ id: 'k', elType: 'column', settings: {}, elements: [heading('k1')] }, heading('h')],
      kindOf,
    );
    const [column] = items;
    if (!column) throw new Error('There is one.');
    const fit = (put: readonly EditorItem[], zone: string) =>
      fitting(put, { zone, index: 0 }, (columns) => newSection('new', columns)).map(({ type }) => type);
    expect(fit(items, ROOT_ZONE)).toEqual(['section', 'heading']);
    expect(fit([column], ROOT_ZONE)).toEqual(['section']);
    expect(fit([column], 's:elements')).toEqual(['column']);
    expect(fit(items, 'a:elements')).toEqual(['section', 'heading']);
    const [section] = fitting([column], { zone: ROOT_ZONE, index: 0 }, (columns) =>
      newSection('new', columns),
    );
    expect(toElements(section ? [section] : [])).toMatchObject([
      { elType: 'section', elements: [{ id: 'k', elType: 'column', elements: [{ id: 'k1' }] }] },
    ]);
  });

  test('PB-24 widgets in the page itself get a container around them, those side by side the same one', () => {
    const items = toItems([heading('h1'), heading('h2'), container('c'), heading('h3')], kindOf);
    const wrap = (zone: string): readonly string[] =>
      inContainers(items, { zone, index: 0 }, needsContainer, (held) => newContainer('new', held)).map(
        ({ type, props }) => `${type} ${(props.elements ?? []).map((held) => held.props.id).join()}`,
      );
    expect(wrap(ROOT_ZONE)).toEqual(['container h1,h2', 'container ', 'container h3']);
    expect(wrap('a:elements')).toEqual(['heading ', 'heading ', 'container ', 'heading ']);
    expect(['heading', 'section', 'contact-buttons', 'of-an-add-on'].filter(needsContainer)).toEqual([
      'heading',
    ]);
  });

  test('what is put in is there, and what was there is the same', () => {
    const [added] = toItems([heading('new')], kindOf);
    if (!added) throw new Error('There is one.');
    const next = insertItems(page, { zone: 'c:elements', index: 0 }, [added]);
    expect(findItem(next, 'new')).toMatchObject({ zone: 'c:elements', index: 0 });
    expect(next[0]).toBe(page[0]);
    const deep = toItems([tabs], kindOf);
    const zone = zonesOf(deep[0] ?? added)[0]?.[0] ?? '';
    expect(findItem(insertItems(deep, { zone, index: 1 }, [added]), 'new')).toMatchObject({ zone, index: 1 });
  });
});

describe('the settings of elements', () => {
  test('PB-24 every widget of the registry, and every box, has fields, a name and something to start with', () => {
    for (const type of [...widgetTypes, ...STRUCTURES]) {
      const widget = editorWidgets.get(type);
      expect(widget?.fields.length, type).toBeGreaterThan(0);
      expect(widget?.label, type).toBeTruthy();
      const names = widget?.fields.map(({ name }) => name) ?? [];
      expect(new Set(names).size, type).toBe(names.length);
    }
    expect([...editorWidgets.keys()].sort()).toEqual([...widgetTypes, ...STRUCTURES].sort());
    expect(kindOfWidget('container')).toBe('unknown');
  });

  test('PB-24 a new widget shows a placeholder, and no picture of the gallery or the demo', () => {
    const pictures = [...editorWidgets.values()].flatMap(({ newSettings }) =>
      Array.from(JSON.stringify(newSettings).matchAll(/[^"]*\.(?:svg|webp|jpe?g|png)/g), ([url]) => url),
    );
    expect([...new Set(pictures)].sort()).toEqual(['/samples/placeholder.svg']);
  });

  test('PB-24 new pictures with text begin with a picture, and new prices are in one currency', () => {
    expect(editorWidgets.get('image-box')?.newSettings.image).toMatchObject({
      url: expect.stringMatching(/\.svg$/),
    });
    expect(editorWidgets.get('price-table')?.newSettings.currency_symbol).toBe('pound');
    expect(JSON.stringify(editorWidgets.get('price-list')?.newSettings)).toMatch(/"£10".*"£20"/);
  });

  test('a device has its own value or that of the next wider one', () => {
    const padding = {
      name: 'padding',
      label: '',
      group: 'style',
      control: { kind: 'text' },
      isPerDevice: true,
    } as const;
    const settings = { padding: 'wide', padding_tablet: 'medium' };
    expect(settingName(padding, 'mobile')).toBe('padding_mobile');
    expect(settingName(padding, 'desktop')).toBe('padding');
    expect(inheritedSetting(settings, padding, ['tablet', 'desktop'])).toBe('medium');
    expect(inheritedSetting({ padding: 'wide' }, padding, ['tablet', 'desktop'])).toBe('wide');
    expect(inheritedSetting(settings, padding, [])).toBeUndefined();
  });

  test('one setting is written and the others stay', () => {
    expect(writeSetting({ a: 1 }, 'wp.url', 'x')).toEqual({ a: 1, wp: { url: 'x' } });
    expect(writeSetting({ wp: { url: 'x', title: 'y' } }, 'wp.url', undefined)).toEqual({
      wp: { title: 'y' },
    });
    expect(writeSetting({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(readSetting({ wp: [] }, 'wp.url')).toBeUndefined();
  });
});

test('ids made from texts are eight digits and differ', () => {
  expect(idFromText('a')).toMatch(/^[0-9a-f]{8}$/);
  expect(idFromText('a')).not.toBe(idFromText('b'));
});

const tabs = {
  id: 'aa11',
  elType: 'widget',
  widgetType: 'nested-tabs',
  settings: { tabs: [{ tab_title: 'One' }] },
  elements: [{ id: 'bb22', elType: 'container', isInner: true, settings: [], elements: [heading('cc33')] }],
};

function heading(id: string) {
  return { id, elType: 'widget', widgetType: 'heading', settings: { title: id }, elements: [] };
}

function container(id: string, ...elements: object[]) {
  return { id, elType: 'container', settings: {}, elements };
}

function idsIn(items: readonly EditorItem[]): string[] {
  return items.flatMap((item) => [item.props.id, ...zonesOf(item).flatMap(([, inner]) => idsIn(inner))]);
}
