/** With Elementor's attributes, which others' style sheets and scripts expect. */
export function setHidden(panel: Element, isHidden: boolean): void {
  if (isHidden) panel.setAttribute('hidden', 'hidden');
  else panel.removeAttribute('hidden');
}
