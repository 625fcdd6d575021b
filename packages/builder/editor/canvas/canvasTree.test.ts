import { expect, test } from 'vitest';
import { toElements, toItems } from '../../model/edits/convert.ts';
import { globalIdOf } from '../../model/templates/globalWidgets.ts';
import { kindOfWidget } from '../editorWidgets.ts';
import { canvasTree } from './canvasTree.ts';

test('K a global widget is known by its document on the canvas, and keeps it', () => {
  const stored = { id: 'abc1234', elType: 'widget', widgetType: 'global', settings: {}, elements: [] };
  const elements = [{ ...stored, templateID: 14 }];
  const items = toItems(elements, kindOfWidget);
  expect(canvasTree(items).map(globalIdOf)).toEqual([14]);
  expect(toElements(items)).toEqual(elements);
});
