import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** The comments of a template's post, with their form. */
export function PostComments({ element }: WidgetProps) {
  const facts = usePageFacts();
  const shown = facts ? facts.comments : <p>The comments of the post appear here.</p>;
  return shown ? <WidgetElement {...widgetFrame(element)}>{shown}</WidgetElement> : null;
}
