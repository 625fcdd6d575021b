import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingClass } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { useHeadingAnchor } from '../../parts/contents/PageHeadings.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'] as const;

export function Heading({ element }: { element: BuilderElement }) {
  const { title, header_size, size, link } = element.settings;
  const id = useHeadingAnchor(element.id);
  const html = textOf(title);
  if (!html) return null;
  const tag = choiceOf(header_size, TAGS, 'h2');
  const className = headingClass(size);
  const address = linkOf(link);
  return (
    <WidgetElement {...widgetFrame(element)}>
      {address ? (
        createElement(tag, { id, className }, <Slot as="a" html={html} {...address} />)
      ) : (
        <Slot as={tag} {...(id && { id })} className={className} html={html} />
      )}
    </WidgetElement>
  );
}
