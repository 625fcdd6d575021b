import { setHidden } from '../motion/setHidden.ts';

interface ItemParts {
  readonly title: HTMLElement | null | undefined;
  readonly panel: HTMLElement;
}

/**
 * Updates an item's parts to its open state. Written directly to the nodes, and only here once the item is active: other
 * products' markup has attributes that hydration would leave unchanged.
 */
export function showDisclosure(isOpen: boolean, { title, panel }: ItemParts): void {
  for (const part of [title, panel]) part?.classList.toggle('elementor-active', isOpen);
  panel.role = 'region';
  setHidden(panel, !isOpen);
  if (!title) return;
  // Older markup has the roles of tabs in a tab list.
  title.role = 'button';
  title.closest('[role="tablist"]')?.removeAttribute('role');
  title.ariaExpanded = String(isOpen);
  title.tabIndex = 0;
  // The title itself is the button; a link in it would be a second tab stop.
  title.querySelector('a[href=""]')?.removeAttribute('href');
  title.querySelector('[tabindex]')?.removeAttribute('tabindex');
}
