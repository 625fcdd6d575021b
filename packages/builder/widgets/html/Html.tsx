import { Slot } from '@portico/kernel/islands/react';
import { textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** Markup that the author wrote. It was cleaned when it came in, as all HTML in documents is. */
export function Html({ element }: WidgetProps) {
  const html = textOf(element.settings.html);
  // One with nothing but CSS takes its place among the others too, as Elementor's does.
  if (!html.trim() && !textOf(element.settings.custom_css)) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <Slot html={html} />
    </WidgetElement>
  );
}
