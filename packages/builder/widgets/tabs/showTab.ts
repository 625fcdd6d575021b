import { setHidden } from '../../parts/motion/setHidden.ts';

interface TabParts {
  readonly wide: HTMLElement | null | undefined;
  readonly narrow: HTMLElement | null | undefined;
  readonly panel: HTMLElement | null | undefined;
}

/**
 * Updates a tab's parts to its open state. Written directly to the nodes: other products' markup has attributes that hydration
 * would leave unchanged, such as `hidden="false"` on a panel that should be visible.
 */
export function showTab(isOpen: boolean, { wide, narrow, panel }: TabParts): void {
  for (const part of [wide, narrow, panel]) part?.classList.toggle('elementor-active', isOpen);
  for (const title of [wide, narrow]) {
    if (title) title.ariaExpanded = String(isOpen);
    // Older markup has a link in the title: a second tab stop.
    title?.querySelector('a[href=""]')?.removeAttribute('href');
  }
  if (wide) asTab(wide, isOpen);
  if (narrow) asButton(narrow);
  if (!panel) return;
  setHidden(panel, !isOpen);
  panel.style.display = isOpen ? 'block' : 'none';
}

/** Older markup has the tab list role on the whole widget, including the panels. */
function asTab(title: HTMLElement, isOpen: boolean): void {
  title.ariaSelected = String(isOpen);
  title.tabIndex = isOpen ? 0 : -1;
  title.parentElement?.setAttribute('role', 'tablist');
  title.closest('.elementor-tabs')?.removeAttribute('role');
}

/** A tab list must not contain panels. With the titles between them, expanding buttons have the same meaning. */
function asButton(title: HTMLElement): void {
  title.role = 'button';
  title.ariaSelected = null;
  title.tabIndex = 0;
  title.parentElement?.removeAttribute('role');
  title.parentElement?.removeAttribute('aria-orientation');
}
