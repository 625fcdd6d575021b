import { expect, test } from 'vitest';
import type { BuilderElement } from '../../wire/public.ts';
import { componentIds, fillComponents } from './components.ts';

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const heading = (id: string, title: unknown): BuilderElement => ({
  ...{ id, elType: 'widget', widgetType: 'e-heading', settings: { title }, elements: [] },
});
const open = (key: string, origin: unknown) =>
  typed({ override_key: key, origin_value: origin }, 'overridable');
const override = (key: string, value: unknown) =>
  typed(
    { override_key: key, override_value: value, schema_source: { type: 'component', id: 5 } },
    'override',
  );
const component = (id: string, number: unknown, overrides: unknown[] = []): BuilderElement => ({
  ...{ id, elType: 'widget', widgetType: 'e-component', elements: [] },
  settings: {
    component_instance: typed(
      { component_id: typed(number, 'number'), overrides: typed(overrides, 'overrides') },
      'component-instance',
    ),
  },
});
const card = [heading('h1', open('title', typed('As it was')))];
const titles = (elements: readonly BuilderElement[]): unknown[] =>
  elements.flatMap(({ settings, elements: inner }) => [
    ...(settings.title ? [settings.title] : []),
    ...titles(inner),
  ]);

test('KT-04 a component says what its place says, and else its own words; each place has ids of its own', () => {
  const filled = fillComponents(
    [component('c1', 5, [override('title', typed('Here'))]), component('c2', 5)],
    () => card,
  );
  expect(titles(filled)).toEqual([typed('Here'), typed('As it was')]);
  const ids = filled.map(({ elements }) => elements[0]?.id);
  expect(new Set([...ids, 'h1']).size).toBe(3);
});

test('KT-04 a component in a component passes on what was said to it', () => {
  const outer = [component('c3', 5, [open('outer', override('title', typed('Inside')))])];
  const componentOf = (id: number) => (id === 6 ? outer : card);
  expect(titles(fillComponents([component('c1', 6)], componentOf))).toEqual([typed('Inside')]);
  const said = component('c1', 6, [override('outer', typed('Outside'))]);
  expect(titles(fillComponents([said], componentOf))).toEqual([typed('Outside')]);
});

test('KT-04 one that holds itself ends, and one that does not exist shows nothing', () => {
  const filled = fillComponents([component('c1', 5)], () => [component('c2', 5)]);
  expect(filled[0]?.elements[0]?.elements).toEqual([]);
  expect(fillComponents([component('c1', 7)], () => [])[0]?.elements).toEqual([]);
  expect(
    componentIds([component('a', 'x'), component('b', -1), component('c', 3), component('d', 3)]),
  ).toEqual([3]);
});
