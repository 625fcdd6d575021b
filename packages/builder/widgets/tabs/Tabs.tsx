import { IslandStyle } from '@portico/kernel/islands/react';
import { useIdPart } from '../../parts/element/IdParts.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { TabsView } from './TabsView.tsx';
import { tabsFromElement } from './tabsFromElement.ts';

/** The whole tabs widget, rendered on the server. */
export function Tabs({ element }: { element: BuilderElement }) {
  const tabs = tabsFromElement(element, useIdPart(element.id));
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-tabs-view-${tabs.orientation}`] })}>
      <IslandStyle name="tabs" />
      <div className="elementor-tabs">
        <TabsView {...tabs} />
      </div>
    </WidgetElement>
  );
}
