import { numberShape } from '../../model/atomic/fieldShapes.ts';
import { number } from '../../model/fields/Field.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';
import { fieldName, formWidget, hint, required } from './formWidget.ts';

function Textarea({ element }: WidgetProps) {
  return (
    <FormControl
      element={element}
      tag="textarea"
      kind="wpcf7-textarea"
      attributes={(field, entered) => ({
        rows: Math.min(Math.max(Math.round(field?.rows ?? 4), 1), 40),
        placeholder: field?.placeholder || undefined,
        defaultValue: entered ?? field?.value ?? '',
      })}
    />
  );
}

export const widget = formWidget(
  'e-form-textarea',
  'Form text area',
  112,
  Textarea,
  [fieldName, hint, number('rows', 'Rows', { min: 1, max: 40 }, { shape: numberShape }), required],
  { placeholder: { $$type: 'string', value: 'Your message' }, rows: { $$type: 'number', value: 4 } },
);
