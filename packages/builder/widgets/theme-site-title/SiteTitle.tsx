import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** The name of the site, which leads home. */
export function SiteTitle({ element }: WidgetProps) {
  const { settings } = element;
  const { name } = useSiteFacts();
  const link = linkOf(settings.link) ?? { href: '/', rel: 'home' };
  return (
    <WidgetElement {...widgetFrame(element)}>
      {createElement(
        headingTagOf(settings.header_size, 'h2'),
        { className: 'elementor-heading-title elementor-size-default' },
        <a {...link}>{name}</a>,
      )}
    </WidgetElement>
  );
}
