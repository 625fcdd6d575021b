import type { NestedTabsProps } from './NestedTabsProps.ts';
import { chosenTab, nestedTabsParts } from './nestedTabsParts.ts';

/** Reads nested tabs out of their markup; `null` when there are none in it. */
export function adoptNestedTabs(element: Element): NestedTabsProps | null {
  const parts = nestedTabsParts(element);
  if (!parts) return null;
  return {
    number: parts.tabs.dataset.widgetNumber ?? '',
    items: parts.titles.map((title, index) => ({
      titleId: title.id,
      contentId: parts.panels[index]?.id ?? '',
      title: title.querySelector(':scope > .e-n-tab-title-text')?.innerHTML ?? '',
      icon: title.querySelector(':scope > .e-n-tab-icon')?.innerHTML ?? '',
    })),
    openItem: chosenTab(parts),
  };
}
