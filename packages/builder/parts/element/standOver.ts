/**
 * Keeps the page's sheets away from what lies over the page. Where Elementor's own sheet dresses it, known by a property
 * that it sets there, the author's design stays.
 */
export function standOver(root: HTMLElement, ownProperty: string): void {
  if (!getComputedStyle(root).getPropertyValue(ownProperty)) root.classList.add('portico-over');
}
