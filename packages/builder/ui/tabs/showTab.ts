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
  for (const title of [wide, narrow]) title?.setAttribute('aria-expanded', String(isOpen));
  wide?.setAttribute('aria-selected', String(isOpen));
  wide?.setAttribute('tabindex', isOpen ? '0' : '-1');
  if (narrow) asButton(narrow);
  if (!panel) return;
  panel.hidden = !isOpen;
  panel.style.display = isOpen ? 'block' : 'none';
}

/** A list of tabs may not hold panels. Where the titles stand between them, buttons that expand say the same. */
function asButton(title: HTMLElement): void {
  title.setAttribute('role', 'button');
  title.removeAttribute('aria-selected');
  title.setAttribute('tabindex', '0');
  title.parentElement?.removeAttribute('role');
  title.parentElement?.removeAttribute('aria-orientation');
}
