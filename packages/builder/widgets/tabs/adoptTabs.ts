import type { TabsItem, TabsProps } from './TabsProps.ts';

/** Titles and panels that match. */
export const NOT_ODD = ':not(.portico-odd)';

/** Reads tabs from their markup; `null` if the parts do not match. */
export function adoptTabs(element: Element): TabsProps | null {
  const { titles, panels, narrowTitles } = tabParts(element);
  if (![0, titles.length].includes(narrowTitles.length) || titles.length !== panels.length) return null;
  const list = titles[0]?.parentElement;
  return list
    ? {
        orientation: list.ariaOrientation === 'vertical' ? 'vertical' : 'horizontal',
        items: titles.map((title, index) => adoptItem(title, panels[index])),
        openItem: openItemOf(titles),
        hasNarrowTitles: narrowTitles.length > 0,
      }
    : null;
}

export function tabParts(element: Element): Record<'titles' | 'panels' | 'narrowTitles', HTMLElement[]> {
  const parts = (name: string): HTMLElement[] => [
    ...(tabsContainer(element)?.querySelectorAll<HTMLElement>(
      `:scope > * > .elementor-tab-${name}${NOT_ODD}`,
    ) ?? []),
  ];
  return {
    titles: parts('desktop-title'),
    panels: parts('content'),
    narrowTitles: parts('mobile-title'),
  };
}

/** The element whose children the view renders. */
export function tabsContainer(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-tabs');
}

function adoptItem(title: Element, panel: Element | undefined): TabsItem {
  return {
    titleId: title.id,
    contentId: panel?.id ?? '',
    title: title.innerHTML,
    content: panel?.innerHTML ?? '',
  };
}

/** One tab is always open: the one in the markup, or the first. */
function openItemOf(titles: readonly Element[]): number {
  const active = titles.findIndex((title) => title.classList.contains('elementor-active'));
  if (active >= 0) return active;
  return Math.max(
    0,
    titles.findIndex((title) => title.ariaSelected === 'true'),
  );
}
