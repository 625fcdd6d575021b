import { Slot } from '@portico/kernel/islands/react';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** Where lists of posts cut a post off. On the post itself there is nothing to see. */
export function ReadMore({ element }: WidgetProps) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <Slot html="<!--more-->" />
    </WidgetElement>
  );
}
