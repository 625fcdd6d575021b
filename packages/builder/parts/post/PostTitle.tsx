import { createElement } from 'react';
import { headingClass, headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import type { WidgetProps } from '../element/Widget.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { usePageFacts } from './PageFacts.ts';

/** What Elementor's sheets know it by, too. */
const CLASSES = ['elementor-page-title', 'elementor-widget-heading'];

/** The title of the post or page that is shown. */
export function PostTitle({ element }: WidgetProps) {
  const { settings } = element;
  const title = usePageFacts()?.title ?? 'The title of the page';
  const link = linkOf(settings.link);
  return (
    <WidgetElement {...widgetFrame(element, { classes: CLASSES })}>
      {createElement(
        headingTagOf(settings.header_size, 'h1'),
        { className: headingClass(settings.size) },
        link ? <a {...link}>{title}</a> : title,
      )}
    </WidgetElement>
  );
}
