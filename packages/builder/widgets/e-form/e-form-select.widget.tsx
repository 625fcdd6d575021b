import { optionsShape, switchShape } from '../../model/atomic/fieldShapes.ts';
import { textarea, toggle } from '../../model/fields/Field.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';
import { fieldName, formWidget, required } from './formWidget.ts';

function Select({ element }: WidgetProps) {
  return (
    <FormControl
      element={element}
      tag="select"
      kind="wpcf7-select"
      attributes={(field, entered) => ({
        defaultValue: field?.isMultiple ? undefined : entered,
        multiple: field?.isMultiple || undefined,
      })}
      inside={(field) =>
        (field?.options ?? []).map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two choices may say the same
          <option key={index} value={value}>
            {label}
          </option>
        ))
      }
    />
  );
}

const fields = [
  fieldName,
  textarea('options', 'Choices', {
    shape: optionsShape,
    help: 'One per line. Put the value to send after a bar: Large|L',
  }),
  toggle('multiple', 'Allow several', { shape: switchShape }),
  required,
];

export const widget = formWidget('e-form-select', 'Drop-down list', 120, Select, fields, {
  options: {
    $$type: 'options',
    value: ['One', 'Two'].map((name) => ({
      $$type: 'key-value',
      value: { key: { $$type: 'string', value: name }, value: { $$type: 'string', value: name } },
    })),
  },
});
