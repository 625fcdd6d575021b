import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** A loop without a template for its posts. Only its author sees the message. */
export function WithoutTemplate({ element }: WidgetProps) {
  if (usePageFacts() !== null) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <p>Choose a template for the items of this loop.</p>
    </WidgetElement>
  );
}
