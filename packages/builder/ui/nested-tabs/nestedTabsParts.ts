export interface NestedTabsParts {
  readonly tabs: HTMLElement;
  readonly heading: HTMLElement;
  readonly titles: readonly HTMLElement[];
  /** Older pages print each title a second time, above its panel, for narrow screens. */
  readonly titlesOfPanels: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
}

/** The nodes of a nested tabs widget; tabs inside its panels are somebody else's. `null` when it is not complete. */
export function nestedTabsParts(element: Element): NestedTabsParts | null {
  const tabs = element.querySelector<HTMLElement>('.e-n-tabs');
  const heading = tabs?.querySelector<HTMLElement>(':scope > .e-n-tabs-heading');
  if (!tabs || !heading) return null;
  const all = (selector: string): HTMLElement[] => [
    ...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
  ];
  const titles = all('.e-n-tabs-heading > .e-n-tab-title');
  const titlesOfPanels = all('.e-n-tabs-content > .e-n-tab-title');
  const panels = all('.e-n-tabs-content > .e-con');
  return titles.length > 0 && panels.length > 0 ? { tabs, heading, titles, titlesOfPanels, panels } : null;
}

/** The tab that the markup says is chosen, or the first. */
export function chosenTab({ titles }: NestedTabsParts): number {
  return Math.max(
    0,
    titles.findIndex((title) => title.getAttribute('aria-selected') === 'true'),
  );
}
