import { contentOf, type EditorItem, OTHER, settingsOf } from '../../model/edits/EditorItem.ts';
import { withDefaults } from '../../model/settings/defaults.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';
import { editorWidgets } from '../editorWidgets.ts';

/** An element's name in the outline and the panel: its author's, or that of its kind. */
export function nameOf(item: EditorItem): string {
  if (item.type !== OTHER) return textOf(settingsOf(item.props)[NAME_SETTING]).trim() || kindOf(item.type);
  const { raw } = contentOf(item.props);
  return (isRecord(raw) && (textOf(raw.widgetType) || textOf(raw.elType))) || 'Unknown';
}

function kindOf(type: string): string {
  return editorWidgets.get(type)?.label ?? type;
}

/** The devices on which it is hidden. */
export function hiddenOn(item: EditorItem): readonly HidingDevice[] {
  if (item.type === OTHER) return [];
  const settings = settingsOf(item.props);
  return HIDING_DEVICES.filter((device) => textOf(settings[`hide_${device}`]).startsWith('hidden-'));
}

const HIDING_DEVICES = [
  ...(['widescreen', 'desktop', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'] as const),
] as const;
export type HidingDevice = (typeof HIDING_DEVICES)[number];

/** As in Elementor's navigator. */
export const NAME_SETTING = '_title';

/** Its first words, to tell it apart. */
export function wordsOf(item: EditorItem): string {
  if (item.type === OTHER) return '';
  const settings = withDefaults(settingsOf(item.props), editorWidgets.get(item.type)?.defaults);
  const text = TEXTS.map((name) => textOf(settings[name])).find((words) => words !== '') ?? '';
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 48);
}

const TEXTS = [
  'title',
  'text',
  'editor',
  'alert_title',
  'announcement_text',
  'top_bar_name',
  'caption',
  'shortcode',
];
