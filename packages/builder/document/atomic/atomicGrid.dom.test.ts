import { expect, test } from 'vitest';
import { drawnElement } from '../../testing/drawnWidget.tsx';
import structure from '../structure.css?inline';
import atomic from './atomic.css?inline';

test('K a version 4 grid aligns nothing by itself, so that pictures keep their size, until its author does', () => {
  const aligned = { props: { 'align-items': { $$type: 'string', value: 'end' } } };
  const grid = (variants: object[]) =>
    drawnElement(structure + atomic, {
      elType: 'e-grid',
      settings: { classes: { $$type: 'classes', value: ['e-own'] } },
      styles: { 'e-own': { variants } },
    });
  const { style } = grid([]);
  expect(style('.e-grid-base')).toMatchObject({ alignItems: 'normal', justifyContent: 'normal' });
  expect(grid([{ meta: {}, ...aligned }]).style('.e-grid-base').alignItems).toBe('end');
});
