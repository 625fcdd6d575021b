import { setHidden } from '../motion/setHidden.ts';

interface ItemParts {
  readonly title: HTMLElement | null | undefined;
  readonly panel: HTMLElement;
}

/**
 * Makes the parts of an item say whether it is open. Written straight to the nodes, and by nobody else once the item is
 * alive: the markup of other products says things that hydration would leave as they are.
 */
export function showDisclosure(isOpen: boolean, { title, panel }: ItemParts): void {
  for (const part of [title, panel]) part?.classList.toggle('elementor-active', isOpen);
  panel.role = 'region';
  setHidden(panel, !isOpen);
  if (!title) return;
  // Older markup calls it a tab, and all of them a list of tabs.
  title.role = 'button';
  title.closest('[role="tablist"]')?.removeAttribute('role');
  title.ariaExpanded = String(isOpen);
  title.tabIndex = 0;
  // The title itself is the button now; what stands in it would be a second stop for the Tab key.
  title.querySelector('a[href=""]')?.removeAttribute('href');
  title.querySelector('[tabindex]')?.removeAttribute('tabindex');
}
