import { text } from '../../model/fields/Field.ts';
import { fieldName, formWidget } from './formWidget.ts';
import { Tick } from './Tick.tsx';

export const widget = formWidget(
  'e-form-checkbox',
  'Box to tick',
  116,
  Tick,
  [fieldName, text('value.value', 'What is sent')],
  { value: { $$type: 'string', value: 'Yes' } },
);
