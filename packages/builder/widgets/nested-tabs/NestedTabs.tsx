import { BREAKPOINTS } from '@portico/kernel/dom';
import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, filledTextOf, rowsOf, textOf } from '../../model/settings/read.ts';
import { safeId } from '../../parts/element/safeId.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { type DrawIcon, useIcons } from '../../parts/icon/useIcons.ts';
import { type BuilderElement, idNumber, nestedTabContentId, nestedTabTitleId } from '../../wire/public.ts';
import type { NestedTabsItem } from './NestedTabsProps.ts';
import { NestedTabsView } from './NestedTabsView.tsx';

const NAMES = ['tabs_justify_horizontal', 'horizontal_scroll'];
const DEVICES = ['none', ...BREAKPOINTS.map(({ device }) => device)];

/** The whole nested tabs widget, rendered on the server: each tab shows one of the widget's containers. */
export function NestedTabs({ element, renderChild }: WidgetProps) {
  const narrowFrom = choiceOf(element.settings.breakpoint_selector, DEVICES, 'mobile');
  const items = itemsOf(element, useIcons());
  return (
    <WidgetElement
      {...widgetFrame(element, { names: NAMES, classes: [`e-n-tabs-${narrowFrom}`] })}
      wrapperName="n-tabs"
    >
      <IslandStyle name="nested-tabs" />
      <div className="e-n-tabs" data-widget-number={idNumber(element.id)} data-touch-mode="false">
        <NestedTabsView
          items={items}
          openItem={0}
          hasNarrowTitles={false}
          panel={(index, attributes) => {
            const child = element.elements[index];
            return child && renderChild?.(child, attributes);
          }}
        />
      </div>
    </WidgetElement>
  );
}

/** A title without a container has nothing to show, and a container without a title cannot be reached. */
function itemsOf({ id, settings, elements }: BuilderElement, iconOf: DrawIcon): NestedTabsItem[] {
  return rowsOf(settings.tabs)
    .slice(0, elements.length)
    .map((row, index) => ({
      titleId: safeId(row.element_id) ?? nestedTabTitleId(idNumber(id), index),
      generatedId: nestedTabTitleId(idNumber(id), index),
      contentId: nestedTabContentId(idNumber(id), index),
      titleTag: 'button',
      title: titleHtml(
        filledTextOf(textOf(row.tab_title), `Tab ${index + 1}`),
        iconOf(row.tab_icon),
        iconOf(row.tab_icon_active),
      ),
    }));
}

function titleHtml(words: string, icon: string, openIcon: string): string {
  const icons = openIcon
    ? `<span class="e-n-tab-icon-closed">${icon}</span><span class="e-n-tab-icon-active">${openIcon}</span>`
    : icon;
  const before = icon && `<span class="e-n-tab-icon">${icons}</span>`;
  return `${before}<span class="e-n-tab-title-text">${words}</span>`;
}
