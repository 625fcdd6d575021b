import { createElement } from 'react';
import { headingClass, headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import type { WidgetProps } from '../element/Widget.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { usePageFacts } from './PageFacts.ts';

/** Elementor's sheets use these as well. */
const CLASSES = ['elementor-page-title', 'elementor-widget-heading'];

/** The title of the current post or page. */
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
