import { expect, test } from 'vitest';
import { lookIds, withLookIds, withOwnLookIds } from './lookIds.ts';
import { renumber } from './renumber.ts';

const look = (label: string, colour: string) => ({ label, type: 'class', variants: [{ props: { colour } }] });
const variable = (label: string, value: string) => ({ label, type: 'global-color-variable', value });
const kit = {
  classes: {
    order: ['g-1', 'g-2', 'g-3'],
    items: {
      'g-1': {
        ...{ id: 'g-1', label: 'card', type: 'class' },
        variants: [{ props: { color: { $$type: 'global-color-variable', value: 'e-gv-1' } } }],
      },
      'g-2': { id: 'g-2', ...look('wide', 'blue') },
      'g-3': { id: 'g-3', ...look('renamed', 'green') },
    },
  },
  variables: { data: { 'e-gv-1': variable('ink', '#111'), 'e-gv-2': variable('sea', '#046') }, version: 1 },
  files: {},
  overridesClasses: false,
  overridesVariables: false,
};
const stored = {
  classes: {
    order: ['g-1', 'g-2', 'g-3'],
    items: {
      'g-1': { id: 'g-1', ...look('footer', 'red') },
      'g-2': { id: 'g-2', ...look('wide', 'pink') },
      'g-3': { id: 'g-3', ...look('mine', 'green') },
    },
  },
  variables: { data: { 'e-gv-1': variable('paper', '#fff'), 'e-gv-2': variable('sea', '#057') } },
};

test('KT-04 classes and variables whose ids something else has get others, and documents follow', () => {
  const ids = lookIds(stored, kit);
  expect([...ids.classes]).toEqual([['g-1', 'g-1-2']]);
  expect([...ids.variables]).toEqual([['e-gv-1', 'e-gv-1-2']]);
  const own = withOwnLookIds(kit, ids);
  expect(own.classes.order).toEqual(['g-1-2', 'g-2', 'g-3']);
  expect(own.classes.items).toMatchObject({
    'g-1-2': { id: 'g-1-2', variants: [{ props: { color: { value: 'e-gv-1-2' } } }] },
  });
  expect(own.variables).toMatchObject({ data: { 'e-gv-1-2': { label: 'ink' } }, version: 1 });
  const document = [
    {
      settings: {
        classes: { $$type: 'classes', value: ['g-1', 'e-local'] },
        title: 'g-1',
        color: { $$type: 'global-color-variable', value: 'e-gv-1' },
      },
    },
  ];
  expect(withLookIds(document, ids)).toEqual([
    {
      settings: {
        classes: { $$type: 'classes', value: ['g-1-2', 'e-local'] },
        title: 'g-1',
        color: { $$type: 'global-color-variable', value: 'e-gv-1-2' },
      },
    },
  ]);

  // Again, with the result of the first import: the same ones, not a third.
  const after = {
    classes: { order: [], items: { ...stored.classes.items, ...own.classes.items } },
    variables: { data: { ...stored.variables.data, 'e-gv-1-2': variable('ink_1', '#111') } },
  };
  expect(lookIds(after, kit)).toEqual(ids);
  expect(lookIds(stored, { ...kit, overridesClasses: true }).classes.size).toBe(0);
  expect(lookIds({ classes: null, variables: 'x' }, { ...kit, variables: [] }).variables.size).toBe(0);
});

test('KT-04 a component is named by the number that it has here', () => {
  const instance = (id: unknown) => ({
    $$type: 'component-instance',
    value: { component_id: id, overrides: { $$type: 'overrides', value: [] } },
  });
  const ids = { documents: new Map([['12', '40']]), terms: new Map<string, string>() };
  expect(renumber({ component_instance: instance({ $$type: 'number', value: 12 }) }, ids)).toEqual({
    component_instance: instance({ $$type: 'number', value: 40 }),
  });
  expect(renumber(instance(12), ids)).toEqual(instance(40));
  expect(renumber(instance({ $$type: 'number', value: 13 }), ids)).toEqual(
    instance({ $$type: 'number', value: 13 }),
  );
});

test('K global widgets and the shortcodes in texts name templates by the numbers that they have here', () => {
  const ids = { documents: new Map([['12', '40']]), terms: new Map<string, string>() };
  const global = (templateID: unknown) => [{ widgetType: 'global', templateID, settings: {} }];
  expect(renumber(global(12), ids)).toEqual(global(40));
  expect(renumber(global('12'), ids)).toEqual(global('40'));
  const text = (id: string) =>
    `<p>[elementor-template id="${id}"] [ELEMENTOR-TEMPLATE css="true" id=${id}] id="12" [gallery id="12"]</p>`;
  expect(renumber({ editor: text('12') }, ids)).toEqual({ editor: text('40') });
});

test('K a link and a popup that a version 4 element names by number lead to the pages that came', () => {
  const query = (id: unknown) => ({
    $$type: 'query',
    value: { id, label: { $$type: 'string', value: 'A' } },
  });
  const ids = { documents: new Map([['12', '40']]), terms: new Map() };
  for (const id of [(number: number) => number, (value: number) => ({ $$type: 'number', value })]) {
    const link = (number: number) => ({
      link: { $$type: 'link', value: { destination: query(id(number)) } },
    });
    expect(renumber(link(12), ids)).toEqual(link(40));
    expect(renumber(link(13), ids)).toEqual(link(13));
    expect(renumber({ popup: query(id(12)) }, ids)).toEqual({ popup: query(id(40)) });
  }
});
