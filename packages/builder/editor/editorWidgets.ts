import { classFields } from '../model/atomic/atomic.fields.ts';
import type { WidgetKind } from '../model/edits/EditorItem.ts';
import type { EditorWidget } from '../model/edits/EditorWidget.ts';
import { structureWidgets } from '../model/edits/structureWidgets.ts';
import { box, entrance, names, visibility } from '../model/fields/groups.ts';
import { tableFields } from '../model/fields/tableFields.ts';
import { widgetTable } from '../model/styles/tables/widgetTable.ts';
import type { Widget } from '../parts/element/Widget.ts';
import { widgets } from '../widgets/index.ts';

/** Every kind of element that the editor can add, in display order. */
export const editorWidgets: ReadonlyMap<string, EditorWidget> = new Map(
  [...structureWidgets, ...[...widgets.values()].map(inEditor)].toSorted(
    ([, one], [, other]) => one.order - other.order,
  ),
);

function inEditor(widget: Widget): [string, EditorWidget] {
  // Created on demand: few of all widgets' fields are ever shown.
  let fields: EditorWidget['fields'] | undefined;
  return [
    widget.type,
    {
      ...widget.editor,
      get fields() {
        fields ??= fieldsOf(widget);
        return fields;
      },
    },
  ];
}

/** Every widget has a box around it, except those that float over the page. */
function fieldsOf({ editor, style }: Widget): EditorWidget['fields'] {
  const looks = editor.category === 'atomic' ? classFields : [];
  const own = [...editor.fields, ...looks, ...tableFields(style ? [style] : [], editor.fields, 'style')];
  if (editor.category === 'floating') return own;
  const frame = [...box('_'), ...entrance('_animation'), ...visibility(), ...names('_css_classes')];
  return [...own, ...frame, ...tableFields([widgetTable], [...own, ...frame], 'advanced')];
}

/** How the editor treats a widget of a document. */
export function kindOfWidget(widgetType: string): WidgetKind {
  const widget = structureWidgets.has(widgetType) ? undefined : editorWidgets.get(widgetType);
  if (!widget) return 'unknown';
  return widget.panelRows || widget.hasContent ? 'panels' : 'plain';
}

/** Whether an element must be in a container rather than directly in the page. What floats over the page needs none. */
export function needsContainer(type: string): boolean {
  const widget = structureWidgets.has(type) ? undefined : editorWidgets.get(type);
  return widget !== undefined && widget.category !== 'floating';
}
