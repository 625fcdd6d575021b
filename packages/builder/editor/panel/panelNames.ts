import { type EditorItem, settingsOf } from '../../model/edits/EditorItem.ts';
import { rowsOf } from '../../model/settings/read.ts';
import { editorWidgets } from '../editorWidgets.ts';
import { rowNames } from './rowNames.ts';

/** The names of a widget's panels: those of its rows. `null` for a widget that has none. */
export function panelNames({ type, props }: EditorItem): readonly string[] | null {
  const { fields = [], panelRows, hasContent } = editorWidgets.get(type) ?? {};
  if (panelRows) return rowNames(fields, panelRows, rowsOf(settingsOf(props)[panelRows]));
  if (!hasContent) return null;
  const { panels = [] } = props;
  return panels.map((_, index) => (panels.length === 1 ? 'Content' : `Content ${index + 1}`));
}
