import type { NestedTabsProps } from './NestedTabsProps.ts';

export interface AdoptedNestedTabs extends NestedTabsProps {
  readonly panels: readonly AdoptedPanel[];
}

interface AdoptedPanel {
  readonly tag: string;
  /** Trusted HTML. */
  readonly html: string;
}

/** Reads nested tabs from their markup; `null` if they are incomplete. */
export function adoptNestedTabs(element: Element): AdoptedNestedTabs | null {
  const tabs = nestedTabsContainer(element);
  const parts = (selector: string): HTMLElement[] => [
    ...(tabs?.querySelectorAll<HTMLElement>(`:scope > ${selector}`) ?? []),
  ];
  const titles = parts(TITLE);
  const panels = parts(PANEL);
  if (titles.length === 0 || panels.length === 0) return null;
  return {
    items: titles.map((title, index) => ({
      titleId: title.id,
      generatedId: title.dataset.tabTitleId ?? '',
      contentId: panels[index]?.id ?? `${index}`,
      titleTag: title.localName,
      title: title.innerHTML,
    })),
    openItem: Math.max(
      0,
      titles.findIndex((title) => title.ariaSelected === 'true'),
    ),
    hasNarrowTitles: parts(NARROW_TITLE).length > 0,
    panels: panels.map((panel) => ({ tag: panel.localName, html: panel.innerHTML })),
  };
}

/** The element whose children the view renders; tabs inside its panels are separate. */
export function nestedTabsContainer(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.e-n-tabs');
}

const TITLE = '.e-n-tabs-heading > .e-n-tab-title';
const NARROW_TITLE = '.e-n-tabs-content > .e-n-tab-title';
const PANEL = '.e-n-tabs-content > .e-con';
