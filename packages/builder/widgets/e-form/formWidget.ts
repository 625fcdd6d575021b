import type { FunctionComponent } from 'react';
import { switchShape } from '../../model/atomic/fieldShapes.ts';
import { wordsShape } from '../../model/atomic/shapes.ts';
import type { Field } from '../../model/fields/Field.ts';
import { text, toggle } from '../../model/fields/Field.ts';
import { atomicDefaults } from '../../model/settings/defaultValues.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget, WidgetProps } from '../../parts/element/Widget.ts';

/** One of the inputs of a version 4 form. `words` are Elementor's default texts. */
export function formWidget(
  type: string,
  label: string,
  order: number,
  Render: FunctionComponent<WidgetProps>,
  fields: readonly Field[],
  newSettings: Settings,
  words?: Readonly<Record<string, string>>,
): Widget {
  return {
    type,
    Render,
    editor: {
      ...{ label: `${label} (version 4)`, category: 'atomic', order, icon: ICON, fields, newSettings },
      ...(words && { defaults: atomicDefaults(words) }),
    },
  };
}

const ICON = 'M4 8h16v8h-16zM7 11v2';

/** A text setting of a field. */
export const fieldText = (name: string, label: string, help?: string): Field =>
  text(name, label, { shape: wordsShape, ...(help && { help }) });

export const fieldName = fieldText(
  '_cssid',
  'Name of the field',
  'A label leads to it by this name, and messages list it under it.',
);
export const hint = fieldText('placeholder', 'Placeholder');
export const ticked = toggle('checked', 'Checked by default', { shape: switchShape });
export const required = toggle('required', 'Required', { shape: switchShape });
