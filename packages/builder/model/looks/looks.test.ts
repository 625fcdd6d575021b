import { expect, test } from 'vitest';
import { readClassStyle, writeClassStyle } from '../atomic/classStyle.ts';
import { colorShape, sizeShape } from '../atomic/shapes.ts';
import { freeLabel } from './lists.ts';
import { classesIn, withMovedClass, withNewClass, withoutSiteClass } from './siteClasses.ts';
import {
  variablesIn,
  withMovedVariable,
  withNewVariable,
  withoutVariable,
  withVariable,
} from './siteVariables.ts';

const KIT = {
  items: {
    'g-a': { id: 'g-a', label: 'card', type: 'class', variants: [], sync_to_v3: true },
    'g-b': { id: 'g-b', label: 'loud', type: 'class', variants: [] },
  },
  order: ['g-b', 'g-a'],
};

test('K classes keep their order, and whatever nobody here knows of them', () => {
  const labels = (classes: unknown) => classesIn(classes).map(({ label }) => label);
  expect(labels(KIT)).toEqual(['loud', 'card']);
  expect(labels(withMovedClass(KIT, 'g-a', -1))).toEqual(['card', 'loud']);
  expect(withMovedClass(KIT, 'g-b', -1).order).toEqual(KIT.order);
  const more = withNewClass(KIT, 'g-c', 'card');
  expect(labels(more)).toEqual(['card-2', 'loud', 'card']);
  expect(withoutSiteClass(more, 'g-c')).toEqual(KIT);
  expect(labels(withNewClass(null, 'g-c', 'first'))).toEqual(['first']);
  expect(labels({ items: { '}x': {}, 'g-a': 7 }, order: 5 })).toEqual(['g-a']);
  expect(freeLabel('a', ['a', 'a-2'])).toBe('a-3');
});

test('K a class says something else in a state and on a device, and one value changes one value', () => {
  const red = { $$type: 'color', value: '#ff0000' };
  const style = { id: 'g-a', variants: [{ meta: { breakpoint: 'desktop', state: null }, props: { a: 1 } }] };
  const hovered = writeClassStyle(style, 'color_mobile_extra', red, 'hover');
  expect(hovered.variants).toEqual([
    ...style.variants,
    { meta: { breakpoint: 'mobile_extra', state: 'hover' }, props: { color: red }, custom_css: null },
  ]);
  expect(readClassStyle(hovered, 'hover')).toEqual({ color_mobile_extra: red });
  expect(readClassStyle(hovered)).toEqual({ a: 1 });
  expect(readClassStyle(writeClassStyle(hovered, 'color_mobile_extra', undefined, 'hover'), 'hover')).toEqual(
    {},
  );
});

test('K variables keep the form that their kit gave them', () => {
  const kit = {
    data: {
      'e-gv-1': { type: 'global-color-variable', label: 'brand', value: '#111111', order: 2 },
      'e-gv-2': { type: 'global-size-variable', label: 'wide', value: '20px', order: 1 },
      'e-gv-3': {
        ...{ type: 'global-font-variable', label: 'serif', order: 3 },
        value: { $$type: 'string', value: 'Lora' },
      },
      'e-gv-4': { type: 'global-color-variable', label: 'gone', value: '#222', deleted: true },
    },
    watermark: 9,
  };
  const [wide, brand, serif] = variablesIn(kit);
  expect([wide?.value, brand?.value, serif?.value]).toEqual([{ size: 20, unit: 'px' }, '#111111', 'Lora']);
  if (!wide || !serif) throw new Error('They are there.');
  const next = withVariable(kit, wide, { value: { size: 2, unit: 'rem' } });
  expect(next).toEqual({
    ...kit,
    data: { ...kit.data, 'e-gv-2': { ...kit.data['e-gv-2'], value: '2rem' } },
  });
  expect(withVariable(kit, serif, { label: 'book', value: 'Inter' })).toMatchObject({
    watermark: 9,
    data: { 'e-gv-3': { label: 'book', value: { $$type: 'string', value: 'Inter' } } },
  });
  expect(variablesIn(withMovedVariable(kit, 'e-gv-3', -1)).map(({ label }) => label)).toEqual([
    ...['wide', 'serif', 'brand'],
  ]);
  expect(variablesIn(withoutVariable(kit, 'e-gv-1', new Date(0)))).toHaveLength(2);
  expect(variablesIn(withNewVariable(null, 'e-gv-5', 'size'))).toEqual([
    { id: 'e-gv-5', label: 'new-size', kind: 'size', value: { size: 16, unit: 'px' } },
  ]);
});

test('K a value points at a variable, and is one of its own again when one is entered', () => {
  const pointing = colorShape.variable?.write('e-gv-1', { $$type: 'color', value: '#fff' });
  expect(pointing).toEqual({ $$type: 'global-color-variable', value: 'e-gv-1' });
  expect(colorShape.variable?.read(pointing)).toBe('e-gv-1');
  expect(colorShape.read(pointing)).toBeUndefined();
  expect(colorShape.write('#000', pointing)).toEqual({ $$type: 'color', value: '#000' });
  expect(sizeShape.variable?.read({ $$type: 'size', value: {} })).toBe('');
});
