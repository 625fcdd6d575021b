import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';
import { fieldName, formWidget, required } from './formWidget.ts';

function Control({ element }: WidgetProps) {
  return <FormControl element={element} tag="input" kind="wpcf7-date" attributes={attributes} />;
}

const attributes: Parameters<typeof FormControl>[0]['attributes'] = (field, entered) => ({
  type: 'date',
  ...(field?.type !== 'upload' && {
    defaultValue: entered ?? field?.value ?? '',
    min: field?.min || undefined,
    max: field?.max || undefined,
  }),
});

export const widget = formWidget('e-form-date-picker', 'Form date', 122, Control, [fieldName, required], {
  classes: { $$type: 'classes', value: [] },
});
