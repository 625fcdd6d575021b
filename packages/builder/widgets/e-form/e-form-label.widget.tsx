import { Slot } from '@portico/kernel/islands/react';
import { atomicWords } from '../../model/atomic/atomic.fields.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { textProp } from '../../parts/atomic/props.ts';
import { safeId } from '../../parts/element/safeId.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { fieldText, formWidget } from './formWidget.ts';

function Label({ element }: WidgetProps) {
  const { settings } = element;
  const html = textProp(settings.text);
  const of = safeId(textProp(settings['input-id']));
  if (!html) return null;
  return <Slot as="label" {...atomicAttributes(element, 'label')} {...(of && { htmlFor: of })} html={html} />;
}

export const widget = formWidget(
  'e-form-label',
  'Form label',
  114,
  Label,
  [atomicWords('text', 'Text'), fieldText('input-id', 'Field name')],
  { text: { $$type: 'string', value: 'Your name' } },
);
