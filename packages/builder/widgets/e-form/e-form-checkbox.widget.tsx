import { fieldName, fieldText, formWidget, required, ticked } from './formWidget.ts';
import { Tick } from './Tick.tsx';

export const widget = formWidget(
  'e-form-checkbox',
  'Box to tick',
  116,
  Tick,
  [fieldName, fieldText('value', 'What is sent'), ticked, required],
  { value: { $$type: 'string', value: 'Yes' } },
);
