interface NestedTabParts {
  readonly title: HTMLElement | null | undefined;
  /** A second title above the panel, on older pages. */
  readonly narrowTitle: HTMLElement | null | undefined;
  readonly panel: HTMLElement | null | undefined;
}

/**
 * Updates a tab's parts to its open state. Written directly to the nodes, and only here once the tabs are active: other
 * products' classes on them stay.
 */
export function showNestedTab(isOpen: boolean, { title, narrowTitle, panel }: NestedTabParts): void {
  for (const one of [title, narrowTitle]) {
    if (!one) continue;
    one.ariaSelected = String(isOpen);
    one.tabIndex = isOpen ? 0 : -1;
    if (!narrowTitle) continue;
    // Used by the style sheets and scripts of older pages.
    one.classList.toggle('e-active', isOpen);
    one.ariaExpanded = String(isOpen);
  }
  if (!panel) return;
  panel.classList.toggle('e-active', isOpen);
  // Another product's panel may be hidden by its style; ours only by the missing class.
  panel.style.display = isOpen ? '' : 'none';
  if (isOpen) panel.hidden = false;
}
