import { plainProp, textProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { FormControl } from './FormControl.tsx';

/** A checkbox or a radio button. Those with the same name belong together. */
export function Tick({ element }: WidgetProps) {
  const type = element.widgetType === 'e-form-radio-button' ? 'radio' : 'checkbox';
  return (
    <FormControl
      element={element}
      tag="input"
      kind={`wpcf7-${type}`}
      attributes={(field, entered) => {
        const value = textProp(element.settings.value) || field?.options[0]?.value || 'Yes';
        const isChecked =
          entered === undefined ? plainProp(element.settings.checked) === true : entered === value;
        return { type, value, defaultChecked: isChecked };
      }}
    />
  );
}
