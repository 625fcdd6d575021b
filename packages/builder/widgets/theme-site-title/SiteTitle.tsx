import { createElement } from 'react';
import { headingClass, headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** Elementor's sheets use this as well. */
const CLASSES = ['elementor-widget-heading'];

/** The site's name, linked to the home page. */
export function SiteTitle({ element }: WidgetProps) {
  const { settings } = element;
  const { name } = useSiteFacts();
  const link = linkOf(settings.link) ?? { href: '/', rel: 'home' };
  return (
    <WidgetElement {...widgetFrame(element, { classes: CLASSES })}>
      {createElement(
        headingTagOf(settings.header_size, 'h2'),
        { className: headingClass(settings.size) },
        <a {...link}>{name}</a>,
      )}
    </WidgetElement>
  );
}
