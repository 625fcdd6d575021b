interface NestedTabParts {
  readonly title: HTMLElement | null | undefined;
  /** A second title, above the panel, as older pages have it. */
  readonly narrowTitle: HTMLElement | null | undefined;
  readonly panel: HTMLElement | null | undefined;
}

/**
 * Makes the parts of a tab say whether it is open. Written straight to the nodes, and by nobody else once the tabs are
 * alive: other products' classes on them stay.
 */
export function showNestedTab(isOpen: boolean, { title, narrowTitle, panel }: NestedTabParts): void {
  for (const one of [title, narrowTitle]) {
    if (!one) continue;
    one.setAttribute('aria-selected', String(isOpen));
    one.setAttribute('tabindex', isOpen ? '0' : '-1');
    if (!narrowTitle) continue;
    // What the sheets and the scripts of older pages look for.
    one.classList.toggle('e-active', isOpen);
    one.setAttribute('aria-expanded', String(isOpen));
  }
  if (!panel) return;
  panel.classList.toggle('e-active', isOpen);
  // A panel of another product may be hidden by its style; one of ours only by missing the class.
  panel.style.display = isOpen ? '' : 'none';
  if (isOpen) panel.removeAttribute('hidden');
}
