import { expect, test } from 'vitest';
import { drawnElement } from '../../testing/drawnWidget.tsx';
import structure from '../structure.css?inline';
import atomic from './atomic.css?inline';

test('K a picture in a version 4 grid keeps its own size, and its author can still stretch what is in it', () => {
  const picture = {
    ...{ id: 'abc1235', elType: 'widget', widgetType: 'e-image', elements: [] },
    settings: { image: { src: { url: '/samples/none.svg', width: 60, height: 40 }, alt: 'A pane' } },
  };
  const aligned = { props: { 'align-items': { $$type: 'string', value: 'end' } } };
  const grid = (variants: object[]) =>
    drawnElement(structure + atomic, {
      ...{ elType: 'e-grid', elements: [picture, { id: 'abc1236', elType: 'e-div-block', elements: [] }] },
      settings: { classes: { $$type: 'classes', value: ['e-own'] } },
      styles: { 'e-own': { variants } },
    });
  const { style } = grid([]);
  expect(style('.e-grid-base')).toMatchObject({ alignItems: 'normal', justifyContent: 'normal' });
  expect(grid([{ meta: {}, ...aligned }]).style('.e-grid-base').alignItems).toBe('end');
});
