import { Slot } from '@portico/kernel/islands/react';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** The post's excerpt. */
export function PostExcerpt({ element }: WidgetProps) {
  const facts = usePageFacts();
  const html = facts ? (facts.excerpt ?? '') : 'What the post is about stands here.';
  if (!html) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <Slot html={html} />
    </WidgetElement>
  );
}
