import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { choiceOf } from '../../model/settings/read.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { linkProp, plainProp, textProp } from '../../parts/atomic/props.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';

export function AtomicParagraph({ element }: WidgetProps) {
  const { settings } = element;
  const tag = choiceOf(plainProp(settings.tag), ['p', 'span'], 'p');
  const html = textProp(settings.paragraph);
  if (!html) return null;
  const link = linkProp(settings.link);
  if (!link) return <Slot as={tag} {...atomicAttributes(element, tag)} html={html} />;
  return createElement(
    tag,
    atomicAttributes(element, tag),
    <Slot as="a" className="e-paragraph-link-base e-default-a" {...link} html={html} />,
  );
}
