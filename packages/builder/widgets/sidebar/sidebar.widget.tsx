import { Slot } from '@portico/kernel/islands/react';
import type { Widget, WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';

/** The site's blog sidebar. There is one, whichever is named. */
function Sidebar({ element }: WidgetProps) {
  const html = useSitePart({ kind: 'sidebar' })?.html;
  return <WidgetElement {...widgetFrame(element)}>{html && <Slot html={html} />}</WidgetElement>;
}

export const widget: Widget = {
  type: 'sidebar',
  Render: Sidebar,
  editor: {
    label: 'Sidebar',
    category: 'site',
    order: 62,
    icon: 'M4 5h16v14h-16zM14 5v14',
    fields: [],
    newSettings: { sidebar: 'blog-sidebar' },
  },
};
