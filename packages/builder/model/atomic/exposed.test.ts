import { expect, test } from 'vitest';
import type { BuilderElement } from '../../wire/public.ts';
import { fillComponents } from './components.ts';
import { exposedBy, overrideAt, throughExposed, withOrigins, withOverride } from './exposed.ts';
import { wordsShape } from './shapes.ts';

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const title = typed({ override_key: 'k1', origin_value: typed('As it was') }, 'overridable');
const card: BuilderElement = {
  ...{ id: 'h1', elType: 'widget', widgetType: 'e-heading', elements: [] },
  settings: { title, tag: typed('h3') },
};

test('K a place says what a component exposes, and takes it back, with nothing else changed', () => {
  expect(exposedBy([{ ...card, id: 'box', settings: {}, elements: [card, card] }])).toEqual([
    { key: 'k1', kind: 'e-heading', setting: 'title', origin: typed('As it was') },
  ]);
  const place = {
    component_instance: typed({ component_id: typed(5, 'number'), kept: 1 }, 'component-instance'),
  };
  const said = withOverride(place, 5, 'k1', typed('Here'));
  expect(overrideAt(said, 'k1')).toEqual(typed('Here'));
  const instance: BuilderElement = {
    ...{ id: 'c1', elType: 'widget', widgetType: 'e-component', settings: said, elements: [] },
  };
  const [filled] = fillComponents([instance], () => [card]);
  expect(filled?.elements[0]?.settings.title).toEqual(typed('Here'));
  const again = withOverride(withOverride(said, 5, 'k1', typed('There')), 5, 'k1', undefined);
  expect(overrideAt(again, 'k1')).toBeUndefined();
  expect(again.component_instance).toMatchObject({ value: { kept: 1, overrides: { value: [] } } });
});

test('K in the component itself, the exposed value is shown and changed, and stays exposed', () => {
  expect(withOrigins(card.settings)).toEqual({ title: typed('As it was'), tag: typed('h3') });
  const shape = throughExposed(wordsShape);
  expect(shape.read(title)).toBe('As it was');
  expect(shape.write('New', title)).toEqual(
    typed({ override_key: 'k1', origin_value: typed('New') }, 'overridable'),
  );
  expect(shape.write('New', typed('Old'))).toEqual(typed('New'));
});
