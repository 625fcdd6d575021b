import type { TabsItem, TabsProps } from './TabsProps.ts';

/** Titles and panels that have each other. */
export const NOT_ODD = ':not(.portico-odd)';

/** Reads tabs out of their markup; `null` when the parts do not belong together. */
export function adoptTabs(element: Element): TabsProps | null {
  const tabs = tabsContainer(element);
  const list = tabs?.querySelector(':scope > .elementor-tabs-wrapper');
  const body = tabs?.querySelector(':scope > .elementor-tabs-content-wrapper');
  if (!list || !body) return null;
  const titles = [...list.querySelectorAll(`:scope > .elementor-tab-desktop-title${NOT_ODD}`)];
  const panels = [...body.querySelectorAll(`:scope > .elementor-tab-content${NOT_ODD}`)];
  const narrowTitles = body.querySelectorAll(`:scope > .elementor-tab-mobile-title${NOT_ODD}`).length;
  if (titles.length === 0 || titles.length !== panels.length || ![0, titles.length].includes(narrowTitles))
    return null;
  return {
    orientation: list.getAttribute('aria-orientation') === 'vertical' ? 'vertical' : 'horizontal',
    items: titles.map((title, index) => adoptItem(title, panels[index])),
    openItem: openItemOf(titles),
    hasNarrowTitles: narrowTitles > 0,
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

/** One tab is always open: what the markup says, else the first. */
function openItemOf(titles: readonly Element[]): number {
  const active = titles.findIndex((title) => title.classList.contains('elementor-active'));
  if (active >= 0) return active;
  return Math.max(
    0,
    titles.findIndex((title) => title.getAttribute('aria-selected') === 'true'),
  );
}
