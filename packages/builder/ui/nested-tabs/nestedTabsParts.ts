export interface NestedTabsParts {
  readonly tabs: HTMLElement;
  readonly heading: HTMLElement;
  readonly titles: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
}

/** The nodes of a nested tabs widget; tabs inside its panels are somebody else's. `null` when it is not complete. */
export function nestedTabsParts(element: Element): NestedTabsParts | null {
  const tabs = element.querySelector<HTMLElement>('.e-n-tabs');
  const heading = tabs?.querySelector<HTMLElement>(':scope > .e-n-tabs-heading');
  if (!tabs || !heading) return null;
  const titles = [...heading.querySelectorAll<HTMLElement>(':scope > .e-n-tab-title')];
  const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-content > .e-con')];
  return titles.length > 0 && panels.length > 0 ? { tabs, heading, titles, panels } : null;
}
