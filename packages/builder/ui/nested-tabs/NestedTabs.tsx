import { BREAKPOINTS } from '@portico/kernel/dom';
import { IslandStyle } from '@portico/kernel/islands/react';
import type { WidgetProps } from '../../document/Widget.ts';
import { type BuilderElement, idNumber, nestedTabContentId, nestedTabTitleId } from '../../protocol.ts';
import { choiceOf, filledTextOf, rowsOf, textOf } from '../../settings/read.ts';
import { safeId } from '../element/safeId.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';
import { iconHtml } from '../icon/iconHtml.ts';
import type { NestedTabsItem } from './NestedTabsProps.ts';
import { NestedTabsView } from './NestedTabsView.tsx';

const NAMES = ['tabs_justify_horizontal', 'horizontal_scroll'];
const DEVICES = ['none', ...BREAKPOINTS.map(({ device }) => device)];

/** The whole nested tabs widget, as the server renders it: each tab shows one of the containers below the widget. */
export function NestedTabs({ element, renderChild }: WidgetProps) {
  const narrowFrom = choiceOf(element.settings.breakpoint_selector, DEVICES, 'mobile');
  const items = itemsOf(element);
  return (
    <WidgetElement
      {...widgetFrame(element, { names: NAMES, classes: [`e-n-tabs-${narrowFrom}`] })}
      wrapperName="n-tabs"
    >
      <IslandStyle name="nested-tabs" />
      <NestedTabsView
        number={idNumber(element.id)}
        items={items}
        openItem={0}
        panel={(index, attributes) => {
          const child = element.elements[index];
          return child && renderChild?.(child, attributes);
        }}
      />
    </WidgetElement>
  );
}

/** A title without a container has nothing to show, and a container without a title cannot be reached. */
function itemsOf({ id, settings, elements }: BuilderElement): NestedTabsItem[] {
  return rowsOf(settings.tabs)
    .slice(0, elements.length)
    .map((row, index) => ({
      titleId: safeId(row.element_id) ?? nestedTabTitleId(idNumber(id), index),
      contentId: nestedTabContentId(idNumber(id), index),
      title: filledTextOf(textOf(row.tab_title), `Tab ${index + 1}`),
      icon: iconHtml(row.tab_icon),
    }));
}
