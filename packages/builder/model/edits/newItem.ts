import { rowsOf } from '../settings/read.ts';
import { type EditorItem, type EditorPanel, panelContentOf } from './EditorItem.ts';
import type { EditorWidget } from './EditorWidget.ts';
import { elementIdOf } from './ids.ts';
import { withNewIds } from './moves.ts';
import type { RowOrigins } from './RowOrigins.ts';
import { columnWidget, structureWidgets } from './structureWidgets.ts';

/** Initial settings of a new element. */
type NewKind = Pick<EditorWidget, 'newSettings' | 'panelRows'>;

/** The props of a new element. Puck assigns its id when it is inserted. */
export function newItemProps(type: string, widget: NewKind): Omit<EditorItem['props'], 'id'> {
  const isStructure = structureWidgets.has(type);
  const frame = isStructure
    ? { id: null, elType: type, isInner: false, settings: null, elements: null }
    : { id: null, elType: 'widget', widgetType: type, isInner: false, settings: null, elements: [] };
  const element = JSON.stringify({ born: '', frame, settings: widget.newSettings });
  if (isStructure) return { element, elements: [] };
  if (!widget.panelRows) return { element };
  return { element, panels: rowsOf(widget.newSettings[widget.panelRows]).map(() => newPanel(null)) };
}

/** A panel for a new row. */
export function newPanel(id: string | null): EditorPanel {
  const frame = { id: null, elType: 'container', isInner: true, settings: null, elements: null };
  return {
    panel: JSON.stringify({ id, frame, settings: { content_width: 'full' } }),
    elements: [],
  };
}

/**
 * The panels after rows were added, moved, copied or removed: each follows its row, a new row gets an empty panel, and a copied
 * row a copy of the original's content. Panels beyond the last row are kept.
 */
export function panelsForRows(
  panels: readonly EditorPanel[],
  rowsBefore: number,
  origins: RowOrigins,
  makeId: () => string,
): readonly EditorPanel[] {
  const isTaken = new Set<number>();
  const panelFor = (origin: number | null): EditorPanel => {
    const panel = origin === null ? undefined : panels[origin];
    if (origin === null || !panel) return newPanel(elementIdOf(makeId()));
    if (isTaken.has(origin)) return copiedPanel(panel, makeId);
    isTaken.add(origin);
    return panel;
  };
  return [...origins.map(panelFor), ...panels.slice(rowsBefore)];
}

function copiedPanel(panel: EditorPanel, makeId: () => string): EditorPanel {
  return {
    panel: JSON.stringify({ ...panelContentOf(panel), id: elementIdOf(makeId()) }),
    elements: withNewIds(panel.elements, makeId),
  };
}

export function newSection(id: string, columns: readonly EditorItem[]): EditorItem {
  const { element } = newItemProps('section', { newSettings: {} });
  return { type: 'section', props: { id, element, elements: columns } };
}

export function newContainer(id: string, elements: readonly EditorItem[]): EditorItem {
  const { element } = newItemProps('container', {
    newSettings: structureWidgets.get('container')?.newSettings ?? {},
  });
  return { type: 'container', props: { id, element, elements } };
}

/** The usual content of a section: two columns. */
export function sectionColumns(makeId: () => string): readonly EditorItem[] {
  return [makeId(), makeId()].map((id) => ({
    type: 'column',
    props: { id, ...newItemProps('column', columnWidget) },
  }));
}
