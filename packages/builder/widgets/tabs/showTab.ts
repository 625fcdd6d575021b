import { setHidden } from '../../parts/motion/setHidden.ts';

interface TabParts {
  readonly wide: HTMLElement | null | undefined;
  readonly narrow: HTMLElement | null | undefined;
  readonly panel: HTMLElement | null | undefined;
}

/**
 * Makes the parts of a tab say whether it is open. Written straight to the nodes: the markup of other products says
 * things that hydration would leave as they are, a panel that is `hidden="false"` and yet to be seen among them.
 */
export function showTab(isOpen: boolean, { wide, narrow, panel }: TabParts): void {
  for (const part of [wide, narrow, panel]) part?.classList.toggle('elementor-active', isOpen);
  for (const title of [wide, narrow]) {
    if (title) title.ariaExpanded = String(isOpen);
    // Older markup has a link in the title: a second stop for the Tab key.
    title?.querySelector('a[href=""]')?.removeAttribute('href');
  }
  if (wide) asTab(wide, isOpen);
  if (narrow) asButton(narrow);
  if (!panel) return;
  setHidden(panel, !isOpen);
  panel.style.display = isOpen ? 'block' : 'none';
}

/** Older markup calls the whole a list of tabs, panels and all. */
function asTab(title: HTMLElement, isOpen: boolean): void {
  title.ariaSelected = String(isOpen);
  title.tabIndex = isOpen ? 0 : -1;
  title.parentElement?.setAttribute('role', 'tablist');
  title.closest('.elementor-tabs')?.removeAttribute('role');
}

/** A list of tabs may not hold panels. Where the titles stand between them, buttons that expand say the same. */
function asButton(title: HTMLElement): void {
  title.role = 'button';
  title.ariaSelected = null;
  title.tabIndex = 0;
  title.parentElement?.removeAttribute('role');
  title.parentElement?.removeAttribute('aria-orientation');
}
