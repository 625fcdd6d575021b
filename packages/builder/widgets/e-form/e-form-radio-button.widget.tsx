import { fieldName, fieldText, formWidget, ticked } from './formWidget.ts';
import { Tick } from './Tick.tsx';

export const widget = formWidget(
  'e-form-radio-button',
  'One of several choices',
  118,
  Tick,
  [fieldText('name', 'Name of the group'), fieldName, fieldText('value', 'What is sent'), ticked],
  { name: { $$type: 'string', value: 'choice' }, value: { $$type: 'string', value: 'Yes' } },
);
