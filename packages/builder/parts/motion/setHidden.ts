/** In the words that Elementor has for it, which sheets and scripts of others look for. */
export function setHidden(panel: Element, isHidden: boolean): void {
  if (isHidden) panel.setAttribute('hidden', 'hidden');
  else panel.removeAttribute('hidden');
}
