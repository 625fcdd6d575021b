import { fieldName, fieldText, formWidget, ticked } from './formWidget.ts';
import { Tick } from './Tick.tsx';

export const widget = formWidget(
  'e-form-radio-button',
  'Radio buttons',
  118,
  Tick,
  [fieldText('name', 'Group name'), fieldName, fieldText('value', 'Value sent'), ticked],
  { name: { $$type: 'string', value: 'choice' }, value: { $$type: 'string', value: 'Yes' } },
);
