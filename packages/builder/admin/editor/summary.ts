import { contentOf, type EditorItem, OTHER, settingsOf } from '../../editor/EditorItem.ts';
import { editorWidgets } from '../../editor/editorWidgets.ts';
import { isRecord, textOf } from '../../settings/read.ts';

/** What an element is called in the outline and the panel. */
export function nameOf(item: EditorItem): string {
  if (item.type !== OTHER) return editorWidgets.get(item.type)?.label ?? item.type;
  const { raw } = contentOf(item.props);
  return (isRecord(raw) && (textOf(raw.widgetType) || textOf(raw.elType))) || 'Unknown';
}

/** Its first words, by which one of many is told. */
export function wordsOf(item: EditorItem): string {
  if (item.type === OTHER) return '';
  const settings = settingsOf(item.props);
  const text = TEXTS.map((name) => textOf(settings[name])).find((words) => words !== '') ?? '';
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 48);
}

const TEXTS = [
  '_title',
  'title',
  'text',
  'editor',
  'alert_title',
  'announcement_text',
  'top_bar_name',
  'caption',
  'shortcode',
];
