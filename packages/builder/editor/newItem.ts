import { rowsOf } from '../settings/read.ts';
import type { EditorItem, EditorPanel } from './EditorItem.ts';
import { type EditorWidget, editorWidgets } from './editorWidgets.ts';

/** What a new element of a kind is made of. The library gives it an id when it is put on the page. */
export function newItemProps(type: string, widget: EditorWidget): Omit<EditorItem['props'], 'id'> {
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

/** As many panels as there are rows: new rows get empty ones, and the panel of a row that went goes with it. */
export function panelsForRows(
  panels: readonly EditorPanel[],
  before: readonly unknown[],
  after: readonly unknown[],
): readonly EditorPanel[] {
  const left = [...panels];
  const panelOf = new Map(before.map((row, index) => [row, panels[index]]));
  const isEdited = before.length === after.length;
  if (isEdited) {
    // One row was changed in place, or two have changed places.
    return after.map((row, index) => panelOf.get(row) ?? left[index] ?? newPanel());
  }
  return after.map((row) => panelOf.get(row) ?? newPanel());
}

/** A section as people want it: with two columns in it. */
export function sectionColumns(makeId: () => string): readonly EditorItem[] {
  const column = editorWidgets.get('column');
  if (!column) return [];
  return [makeId(), makeId()].map((id) => ({
    type: 'column',
    props: { id, ...newItemProps('column', column) },
  }));
}

const STRUCTURE_TYPES: ReadonlySet<string> = new Set(['container', 'section', 'column']);
