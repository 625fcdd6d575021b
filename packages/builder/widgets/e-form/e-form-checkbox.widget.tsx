import { fieldName, fieldText, formWidget, required, ticked } from './formWidget.ts';
import { Tick } from './Tick.tsx';

export const widget = formWidget(
  'e-form-checkbox',
  'Checkbox',
  116,
  Tick,
  [fieldName, fieldText('value', 'Value sent'), ticked, required],
  { value: { $$type: 'string', value: 'Yes' } },
);
