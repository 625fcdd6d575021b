import { type EditorItem, settingsOf } from '../../model/edits/EditorItem.ts';
import { panelsForRows } from '../../model/edits/newItem.ts';
import type { RowOrigins } from '../../model/edits/RowOrigins.ts';
import { rowsOf } from '../../model/settings/read.ts';
import { editorWidgets } from '../editorWidgets.ts';

/** Each row of such a widget has a panel: they are added, moved and removed together. */
export function withPanels(item: EditorItem, origins: RowOrigins, makeId: () => string): EditorItem {
  const { panels } = item.props;
  const rows = editorWidgets.get(item.type)?.panelRows;
  if (!rows || !panels) return item;
  const before = rowsOf(settingsOf(item.props)[rows]).length;
  return { ...item, props: { ...item.props, panels: panelsForRows(panels, before, origins, makeId) } };
}
