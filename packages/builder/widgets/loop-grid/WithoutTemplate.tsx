import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** A loop that has nothing to draw its posts with. Only its author is told. */
export function WithoutTemplate({ element }: WidgetProps) {
  if (usePageFacts() !== null) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <p>Choose a template for the items of this loop.</p>
    </WidgetElement>
  );
}
