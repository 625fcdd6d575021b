import type { FunctionComponent } from 'react';
import type { Field } from '../../model/fields/Field.ts';
import { text } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget, WidgetProps } from '../../parts/element/Widget.ts';

/** One of the inputs that stand in a form of version 4. */
export function formWidget(
  type: string,
  label: string,
  order: number,
  Render: FunctionComponent<WidgetProps>,
  fields: readonly Field[],
  newSettings: Settings,
): Widget {
  return {
    type,
    Render,
    editor: { label: `${label} (version 4)`, category: 'atomic', order, icon: ICON, fields, newSettings },
  };
}

const ICON = 'M4 8h16v8h-16zM7 11v2';

export const fieldName: Field = text('_cssid.value', 'Name of the field', {
  help: 'A label leads to it by this name, and messages list it under it.',
});
export const hint: Field = text('placeholder.value', 'Hint inside');
