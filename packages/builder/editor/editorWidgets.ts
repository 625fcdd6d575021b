import type { WidgetKind } from '../model/edits/EditorItem.ts';
import type { EditorWidget } from '../model/edits/EditorWidget.ts';
import { structureWidgets } from '../model/edits/structureWidgets.ts';
import { classFields } from '../model/fields/atomic.fields.ts';
import { box, entrance, names, visibility } from '../model/fields/groups.ts';
import { tableFields } from '../model/fields/tableFields.ts';
import { widgetTable } from '../model/styles/tables/widgetTable.ts';
import type { Widget } from '../parts/element/Widget.ts';
import { widgets } from '../widgets/index.ts';

/** Every kind of element that the editor can add, in the order in which it offers them. */
export const editorWidgets: ReadonlyMap<string, EditorWidget> = new Map(
  [...structureWidgets, ...[...widgets.values()].map(inEditor)].toSorted(
    ([, one], [, other]) => one.order - other.order,
  ),
);

function inEditor(widget: Widget): [string, EditorWidget] {
  // Made when somebody looks at them: few of all the fields of all widgets are ever shown.
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

/** Every widget has a box around it; what floats over the page has none. */
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
  return widget.panelRows ? 'panels' : 'plain';
}

/** Whether an element stands in a container rather than in the page itself. What floats over the page stands nowhere. */
export function needsContainer(type: string): boolean {
  const widget = structureWidgets.has(type) ? undefined : editorWidgets.get(type);
  return widget !== undefined && widget.category !== 'floating';
}
