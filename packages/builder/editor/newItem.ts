import { rowsOf } from '../settings/read.ts';
import type { EditorItem, EditorPanel } from './EditorItem.ts';
import { type EditorWidget, editorWidgets } from './editorWidgets.ts';

/** What a new element of a kind is made of. The library gives it an id when it is put on the page. */
export function newItemProps(
  type: string,
  widget: Pick<EditorWidget, 'newSettings' | 'panelRows'>,
): Omit<EditorItem['props'], 'id'> {
  const isStructure = STRUCTURE_TYPES.has(type);
  const frame = isStructure
    ? { id: null, elType: type, isInner: false, settings: null, elements: null }
    : { id: null, elType: 'widget', widgetType: type, isInner: false, settings: null, elements: [] };
  const element = JSON.stringify({ born: '', frame, settings: widget.newSettings });
  if (isStructure) return { element, elements: [] };
  if (!widget.panelRows) return { element };
  return { element, panels: rowsOf(widget.newSettings[widget.panelRows]).map(newPanel) };
}

/** A panel for a row that has just been added. */
export function newPanel(): EditorPanel {
  const frame = { id: null, elType: 'container', isInner: true, settings: null, elements: null };
  return {
    panel: JSON.stringify({ id: null, frame, settings: { content_width: 'full' } }),
    elements: [],
  };
}

/**
 * The panels after the rows of their widget have changed: each goes with its row, rows that are new get empty ones, and
 * the panel of a row that went goes too. Rows may be alike; what stands behind the last row is kept.
 */
export function panelsForRows(
  panels: readonly EditorPanel[],
  before: readonly string[],
  after: readonly string[],
): readonly EditorPanel[] {
  const left = new Set(before.keys());
  const claim = (index: number | undefined): number | undefined =>
    index !== undefined && left.delete(index) ? index : undefined;
  const stayed = after.map((row, index) => (before[index] === row ? claim(index) : undefined));
  const moved = stayed.map(
    (own, index) => own ?? claim([...left].find((one) => before[one] === after[index])),
  );
  // As many as before: those that are left were changed in their places.
  const isEdited = before.length === after.length;
  const found = moved.map((own) => own ?? (isEdited ? claim([...left][0]) : undefined));
  return [
    ...found.map((index) => (index === undefined ? undefined : panels[index]) ?? newPanel()),
    ...panels.slice(before.length),
  ];
}

export function newSection(id: string, columns: readonly EditorItem[]): EditorItem {
  const { element } = newItemProps('section', { newSettings: {} });
  return { type: 'section', props: { id, element, elements: columns } };
}

/** What people want in a section: two columns. */
export function sectionColumns(makeId: () => string): readonly EditorItem[] {
  const column = editorWidgets.get('column');
  if (!column) return [];
  return [makeId(), makeId()].map((id) => ({
    type: 'column',
    props: { id, ...newItemProps('column', column) },
  }));
}

const STRUCTURE_TYPES: ReadonlySet<string> = new Set(['container', 'section', 'column']);
