import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';
import { fieldName, formWidget } from './formWidget.ts';

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

export const widget = formWidget('e-form-select', 'List to choose from', 120, Select, [fieldName], {
  options: {
    $$type: 'options',
    value: ['One', 'Two'].map((name) => ({
      $$type: 'key-value',
      value: { key: { $$type: 'string', value: name }, value: { $$type: 'string', value: name } },
    })),
  },
});
