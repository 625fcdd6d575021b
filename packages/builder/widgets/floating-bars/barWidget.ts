import type { EditorWidget } from '../../model/edits/EditorWidget.ts';
import { choice, type Field, text, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';

/** A bar widget. In the panel its content comes first, then its position. */
export function barWidget({
  type,
  Render,
  style,
  fields,
  ...editor
}: Required<Pick<Widget, 'type' | 'Render' | 'style'>> & Omit<EditorWidget, 'category' | 'icon'>): Widget {
  return {
    type,
    Render,
    style,
    editor: {
      ...editor,
      category: 'floating',
      icon: BAR_ICON,
      fields: [...fields, ...PLACE_FIELDS],
    },
  };
}

const BAR_ICON =
  'M18 8a3 3 0 0 1 0 6M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5M12 8l4.524 -3.77a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.77h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8';

const PLACE_FIELDS: readonly Field[] = [
  text('accessible_name', 'Label for screen readers'),
  choice(
    'advanced_vertical_position',
    'Position',
    { top: 'At the top', bottom: 'At the bottom' },
    { group: 'style' },
  ),
  toggle('advanced_toggle_sticky', 'Sticky', { group: 'style', off: 'no', isOnAtFirst: true }),
  text('advanced_custom_css_id', 'CSS id', { group: 'advanced' }),
  text('advanced_custom_css_classes', 'CSS classes', { group: 'advanced' }),
];
