import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import type { WidgetProps } from '../element/Widget.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { usePageFacts } from './PageFacts.ts';

/** The title of the post or page that is shown. */
export function PostTitle({ element }: WidgetProps) {
  const { settings } = element;
  const title = usePageFacts()?.title ?? 'The title of the page';
  const link = linkOf(settings.link);
  return (
    <WidgetElement {...widgetFrame(element)}>
      {createElement(
        headingTagOf(settings.header_size, 'h1'),
        { className: 'elementor-heading-title elementor-size-default' },
        link ? <a {...link}>{title}</a> : title,
      )}
    </WidgetElement>
  );
}
