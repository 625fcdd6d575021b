import { Slot } from '@portico/kernel/islands/react';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** Where lists of posts cut off a post. Invisible on the post itself. */
export function ReadMore({ element }: WidgetProps) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <Slot html="<!--more-->" />
    </WidgetElement>
  );
}
