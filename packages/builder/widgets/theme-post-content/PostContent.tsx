import { Slot } from '@portico/kernel/islands/react';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** The content of a template's post. */
export function PostContent({ element }: WidgetProps) {
  const facts = usePageFacts();
  const html = facts ? (facts.content ?? '') : '<p>The content of the post appears here.</p>';
  if (facts?.built)
    return (
      <WidgetElement {...widgetFrame(element)}>
        <div className="nv-content-wrap entry-content">{facts.built}</div>
      </WidgetElement>
    );
  if (!html) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      {facts?.contentSheet && <link rel="stylesheet" href={facts.contentSheet} precedence="page" />}
      <Slot className="nv-content-wrap entry-content" html={html} />
    </WidgetElement>
  );
}
