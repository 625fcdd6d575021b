/** Our server has printed it on what is its own. */
export const OVER = 'portico-over';

/**
 * Keeps the page's sheets from affecting what lies over the page. If Elementor's own sheet styles it, detected by a property
 * that it sets, the author's design stays.
 */
export function standOver(root: HTMLElement, ownProperty: string): void {
  if (!getComputedStyle(root).getPropertyValue(ownProperty)) root.classList.add(OVER);
}
