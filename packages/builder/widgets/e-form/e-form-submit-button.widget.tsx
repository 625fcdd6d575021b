import { Slot } from '@portico/kernel/islands/react';
import { atomicWords } from '../../model/atomic/atomic.fields.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { textProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { formWidget } from './formWidget.ts';

function Submit({ element }: WidgetProps) {
  const { className, ...attributes } = atomicAttributes(element, 'button');
  const html = textProp(element.settings.text);
  return (
    <button
      type="submit"
      {...attributes}
      className={`${className} e-button-base wpcf7-form-control wpcf7-submit has-spinner`}
      {...(!html && { 'aria-label': 'Send' })}
    >
      <Slot as="span" html={html} />
    </button>
  );
}

export const widget = {
  ...formWidget(
    'e-form-submit-button',
    'Form button',
    128,
    Submit,
    [atomicWords('text', 'Text')],
    {
      text: { $$type: 'string', value: 'Send' },
    },
    { text: 'Submit' },
  ),
  examples: () => import('./e-form.gallery.ts'),
};
