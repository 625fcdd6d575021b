import { describe, expect, test } from 'vitest';
import { atomicEntries } from './atomicEntries.ts';
import { toElements, toItems } from './convert.ts';
import type { EditorItem } from './EditorItem.ts';
import { destination } from './moves.ts';

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const box = (elType: string, id: string, elements: unknown[] = [], settings: unknown = {}) => ({
  ...{ id, elType, settings, styles: [], elements },
});
const widget = (widgetType: string, id: string, settings: unknown) => ({
  ...{ id, elType: 'widget', widgetType, settings, elements: [] },
});
const words = (id: string, text: string) =>
  widget('e-paragraph', id, {
    paragraph: typed({ content: typed(text), children: [] }, 'html-v3'),
    tag: typed('span'),
  });

const TABS = box('e-tabs', 'tabs', [
  box('e-tabs-menu', 'menu', [
    box('e-tab', 'one', [words('w1', 'Oak')]),
    box('e-tab', 'two', [words('w2', '<b>Glass</b>')]),
  ]),
  box('e-tabs-content-area', 'area', [
    box('e-tab-content', 'p1', [words('w3', 'From the forest')]),
    box('e-tab-content', 'p2', [words('w4', 'From the fire')]),
  ]),
]);
const item = (id: string, name: string) =>
  box('e-accordion-item', id, [
    box('e-accordion-item-header', `${id}h`, [
      box('e-accordion-item-title', `${id}t`, [words(`${id}w`, name)]),
      box('e-accordion-item-icon', `${id}i`, [widget('e-svg', `${id}s`, {})]),
    ]),
    box('e-accordion-item-content', `${id}c`, [words(`${id}x`, `About ${name}`)]),
  ]);
const ACCORDION = box('e-accordion', 'acc', [item('a', 'Oak'), item('b', 'Glass')]);
const label = (id: string, text: string, of: string) =>
  widget('e-form-label', id, { text: typed(text), 'input-id': typed(of) });
const input = (id: string, name: string, type = 'e-form-input') => widget(type, id, { _cssid: typed(name) });
const FORM = box('e-form', 'form', [
  label('l1', 'Name', 'n'),
  input('i1', 'n'),
  label('l2', 'E-mail', 'e'),
  input('i2', 'e'),
  box('e-flexbox', 'row', [input('i3', 'c', 'e-form-checkbox'), label('l3', 'I agree', 'c')]),
  widget('e-form-submit-button', 'send', { text: typed('Send') }),
  box('e-form-success-message', 'ok', [words('w9', 'Thank you')]),
]);

const itemOf = (element: unknown): EditorItem => {
  const [found] = toItems([element], () => 'plain');
  if (!found) throw new Error('nothing there');
  return found;
};
const toolsFor = (element: { elType: string }) => {
  const whole = atomicEntries.get(element.elType);
  if (!whole) throw new Error(`no entries in ${element.elType}`);
  return whole.entries;
};
const stored = (whole: EditorItem): unknown => toElements([whole])[0];
const counting = () => {
  let count = 0;
  return (type: string) => `${type}-${(++count).toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;
};
const namesIn = (whole: EditorItem) =>
  atomicEntries
    .get(whole.type)
    ?.entries.list(whole)
    .map(({ name }) => name);
const idsIn = (whole: EditorItem): string[] => [
  whole.props.id,
  ...(whole.props.elements ?? []).flatMap(idsIn),
];

describe.each([
  ['tabs', TABS, ['Oak', 'Glass']],
  ['accordion', ACCORDION, ['Oak', 'Glass']],
  ['form', FORM, ['Name', 'E-mail', 'I agree']],
] as const)('PB-24 K the entries of a %s of version 4', (_, element, names) => {
  const tools = toolsFor(element);
  const whole = itemOf(element);

  test('are named by their words, and the document stays what it was', () => {
    expect(namesIn(whole)).toEqual(names);
    expect(stored(whole)).toEqual(element);
  });

  test('are renamed by one value', () => {
    const before = JSON.stringify(element);
    const after = JSON.stringify(stored(tools.rename(whole, 0, 'Ash', counting())));
    expect(after.replace('Ash', names[0])).toBe(before);
  });

  test('move and come back', () => {
    const moved = tools.move(whole, 0, 1);
    expect(namesIn(moved)).toEqual([names[1], names[0], ...names.slice(2)]);
    expect(stored(tools.move(moved, 1, 0))).toEqual(element);
    for (const [from, to] of [
      [0, -1],
      [0, 99],
      [7, 0],
      [1, 1],
    ])
      expect(tools.move(whole, from ?? 0, to ?? 0)).toBe(whole);
  });

  test('are removed, copied and added with ids of their own', () => {
    expect(namesIn(tools.remove(whole, 0))).toEqual(names.slice(1));
    expect(tools.remove(whole, 99)).toBe(whole);
    const copied = tools.copy(whole, 0, counting());
    expect(namesIn(copied)).toEqual([names[0], ...names]);
    const added = tools.add(whole, counting());
    expect(namesIn(added)).toHaveLength(names.length + 1);
    for (const made of [copied, added]) expect(new Set(idsIn(made)).size).toBe(idsIn(made).length);
  });
});

test('K a tab goes with its panel', () => {
  const { move, remove, add } = toolsFor(TABS);
  const text = (whole: EditorItem) => JSON.stringify(stored(whole));
  expect(text(move(itemOf(TABS), 0, 1))).toMatch(/Glass.*Oak.*fire.*forest/);
  expect(text(remove(itemOf(TABS), 0))).not.toMatch(/Oak|forest/);
  expect(text(add(itemOf(TABS), counting()))).toMatch(/Tab 3.*"elType":"e-tab-content".*"elements":\[\]/);
});

test('K a field goes with its label, and a copy has a name of its own', () => {
  const { copy, remove, rename, move } = toolsFor(FORM);
  const text = (whole: EditorItem) => JSON.stringify(stored(whole));
  expect(text(remove(itemOf(FORM), 2))).not.toMatch(/I agree|"row"/);
  const names = [
    ...text(copy(itemOf(FORM), 0, counting())).matchAll(/"(?:_cssid|input-id)":\{[^}]*"value":"([^"]+)"/g),
  ];
  expect(names.map(([, name]) => name)).toEqual([
    'n',
    'n',
    expect.any(String),
    expect.any(String),
    'e',
    'e',
    'c',
    'c',
  ]);
  expect(names[2]?.[1]).toBe(names[3]?.[1]);
  expect(names[2]?.[1]).not.toBe('n');
  expect(text(move(itemOf(FORM), 1, 2))).toMatch(/Name.*I agree.*E-mail.*Send/);
  const bare = itemOf(box('e-form', 'f', [widget('e-form-input', 'i', {})]));
  expect(text(rename(bare, 0, 'Your name', counting()))).toMatch(/Your name.*field-i.*_cssid.*field-i/);
});

test('K new tabs, accordions and forms have what people expect in them', () => {
  expect([...atomicEntries.values()].map(({ make }) => namesIn(make(counting())))).toEqual([
    ['Tab 1', 'Tab 2', 'Tab 3'],
    ['Accordion Item 1', 'Accordion Item 2'],
    ['Name', 'E-mail', 'Message'],
  ]);
});

test('K a tab does not leave its tabs, and an item of an accordion moves among its like', () => {
  const [page, accordion] = [[itemOf(TABS)], [itemOf(ACCORDION)]];
  for (const direction of ['up', 'down', 'in', 'out'] as const) {
    expect(destination(page, 'two', direction)).toBeNull();
    expect(destination(page, 'p1', direction)).toBeNull();
  }
  expect(destination(accordion, 'b', 'up')).toEqual({ zone: 'acc:elements', index: 0 });
  expect(destination(accordion, 'b', 'out')).toBeNull();
});

test.each([
  ['nothing in it', []],
  ['parts in wrong places', [box('e-tab', 'x'), box('e-tab-content', 'y'), box('e-accordion-item', 'z')]],
  [
    'words of wrong types',
    [box('e-tabs-menu', 'm', [box('e-tab', 't', [widget('e-paragraph', 'p', { paragraph: 7 })])])],
  ],
  [
    'settings of wrong types',
    [widget('e-form-input', 'i', { _cssid: ['x'], placeholder: { $$type: 'string', value: {} } })],
  ],
  [
    'scripts',
    [box('e-accordion-item', 'a', [box('e-accordion-item-header', 'h', [words('w', '<script>1</script>')])])],
  ],
])('K entries with %s are listed and changed without harm', (_, elements) => {
  for (const [type, { entries }] of atomicEntries) {
    const whole = itemOf(box(type, 'whole', elements));
    expect(stored(whole)).toEqual(box(type, 'whole', elements));
    for (const name of entries.list(whole)) expect(name.name).not.toMatch(/[<>]/);
    const makeId = counting();
    for (const made of [
      entries.add(whole, makeId),
      entries.rename(whole, 0, 'javascript:alert(1)', makeId),
      entries.copy(whole, 0, makeId),
      entries.remove(whole, 0),
      entries.move(whole, 0, 1),
      entries.add(whole, makeId, '__proto__'),
    ])
      expect(toItems([stored(made)], () => 'plain')).toHaveLength(1);
  }
});
