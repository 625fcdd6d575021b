import { wordShape } from '../../model/atomic/shapes.ts';
import { choice } from '../../model/fields/Field.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';
import { fieldName, fieldText, formWidget, hint, required } from './formWidget.ts';

function Input({ element }: WidgetProps) {
  return (
    <FormControl
      element={element}
      tag="input"
      kind="wpcf7-text"
      attributes={(field, entered) => ({
        type: field?.type ?? 'text',
        placeholder: field?.placeholder || undefined,
        defaultValue: entered ?? field?.value ?? '',
        ...(field?.type === 'number' && { min: field.min || undefined, max: field.max || undefined }),
        ...(AUTOCOMPLETED.includes(field?.type ?? '') && { autoComplete: field?.type }),
      })}
    />
  );
}

const AUTOCOMPLETED: readonly string[] = ['email', 'tel', 'url'];

export const widget = formWidget(
  'e-form-input',
  'Form text field',
  110,
  Input,
  [
    choice(
      'type',
      'Type',
      {
        text: 'Single line',
        email: 'E-mail address',
        tel: 'Telephone',
        url: 'Web address',
        number: 'Number',
        password: 'Password',
      },
      { shape: wordShape },
    ),
    fieldName,
    hint,
    fieldText('value', 'Default value'),
    required,
  ],
  { type: { $$type: 'string', value: 'text' }, placeholder: { $$type: 'string', value: 'Your name' } },
);
