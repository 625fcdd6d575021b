import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';
import { fieldName, formWidget, required } from './formWidget.ts';

function Control({ element }: WidgetProps) {
  return <FormControl element={element} tag="input" kind="wpcf7-file" attributes={attributes} />;
}

const attributes: Parameters<typeof FormControl>[0]['attributes'] = (field, entered) => ({
  type: 'file',
  ...(field?.type !== 'upload' && {
    defaultValue: entered ?? field?.value ?? '',
    min: field?.min || undefined,
    max: field?.max || undefined,
  }),
});

export const widget = formWidget(
  'e-form-file-upload',
  'Form file upload',
  126,
  Control,
  [fieldName, required],
  {
    classes: { $$type: 'classes', value: [] },
  },
);
