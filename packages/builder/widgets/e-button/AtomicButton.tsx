import { Slot } from '@portico/kernel/islands/react';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { linkProp, textProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

export function AtomicButton({ element }: WidgetProps) {
  const html = textProp(element.settings.text);
  if (!html) return null;
  const link = linkProp(element.settings.link);
  return link ? (
    <Slot as="a" {...atomicAttributes(element, 'a')} {...link} html={html} />
  ) : (
    <button type="button" {...atomicAttributes(element, 'button')}>
      <Slot as="span" html={html} />
    </button>
  );
}
