import { Slot } from '@portico/kernel/islands/react';
import { textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';

/** The posts of the list that a template draws, with the way to further ones; the template's own words where there are none. */
export function ArchivePosts({ element }: WidgetProps) {
  const facts = usePageFacts();
  const nothing = facts?.isEmptyList ? textOf(element.settings.nothing_found_message) : '';
  const list = facts ? facts.posts : <p>The posts of the list stand here.</p>;
  const shown = nothing ? <Slot className="elementor-posts-nothing-found" html={nothing} /> : list;
  return shown ? <WidgetElement {...widgetFrame(element)}>{shown}</WidgetElement> : null;
}
