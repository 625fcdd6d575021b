import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** The posts of the list that a template draws, with the way to further ones. */
export function ArchivePosts({ element }: WidgetProps) {
  const facts = usePageFacts();
  const shown = facts ? facts.posts : <p>The posts of the list stand here.</p>;
  return shown ? <WidgetElement {...widgetFrame(element)}>{shown}</WidgetElement> : null;
}
