import type { Settings } from '../settings/read.ts';
import type { EditorItem } from './EditorItem.ts';

type MakeId = (type: string) => string;

/** A new version 4 box, or a part of one. */
export function atomicItem(
  type: string,
  makeId: MakeId,
  elements: readonly EditorItem[] = [],
  settings: Settings = {},
): EditorItem {
  const frame = { id: null, elType: type, isInner: false, settings: null, elements: null, styles: {} };
  return {
    type,
    props: { id: makeId(type), element: JSON.stringify({ born: '', frame, settings }), elements },
  };
}

/** A new version 4 widget. */
export function atomicWidget(type: string, settings: Settings, makeId: MakeId): EditorItem {
  const frame = {
    ...{ id: null, elType: 'widget', widgetType: type, isInner: false },
    ...{ settings: null, elements: [], styles: {} },
  };
  return { type, props: { id: makeId(type), element: JSON.stringify({ born: '', frame, settings }) } };
}

export const atomicText = (value: string) => ({ $$type: 'string', value });

/** Inline text. */
export function atomicWords(words: string, makeId: MakeId): EditorItem {
  return atomicWidget('e-paragraph', { paragraph: atomicText(words), tag: atomicText('span') }, makeId);
}
