import { text } from '../../model/fields/Field.ts';
import { fieldName, formWidget } from './formWidget.ts';
import { Tick } from './Tick.tsx';

export const widget = formWidget(
  'e-form-radio-button',
  'One of several choices',
  118,
  Tick,
  [text('name.value', 'Name of the group'), fieldName, text('value.value', 'What is sent')],
  { name: { $$type: 'string', value: 'choice' }, value: { $$type: 'string', value: 'Yes' } },
);
