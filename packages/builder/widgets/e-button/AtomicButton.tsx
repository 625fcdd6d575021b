import { Slot } from '@portico/kernel/islands/react';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { linkedTag, textProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

/** Without words it is still a button of its size. */
export function AtomicButton({ element }: WidgetProps) {
  const html = textProp(element.settings.text);
  const name = html ? {} : { 'aria-label': 'Button' };
  const link = linkedTag(element.settings.link);
  return link ? (
    <Slot as={link.tag} {...atomicAttributes(element, link.tag)} {...link.attributes} {...name} html={html} />
  ) : (
    <button type="button" {...atomicAttributes(element, 'button')} {...name}>
      <Slot as="span" html={html} />
    </button>
  );
}
