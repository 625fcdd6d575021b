/**
 * Shows the next hidden cards of a list or grid, at most `count`, and returns them. `name` is the product's class prefix:
 * `wp-google` in a list, `grw` in a grid.
 */
export function revealNext(area: ParentNode, name: string, count: number): Element[] {
  const hidden = hiddenCards(area, name).slice(0, Math.max(0, count));
  for (const card of hidden) card.classList.remove(`${name}-hide`);
  if (area.querySelector('img[data-src]'))
    import('../images/lazyImages.ts').then(({ loadImages }) => hidden.forEach(loadImages), console.error);
  return hidden;
}

export function hiddenCards(area: ParentNode, name: string): Element[] {
  return [...area.querySelectorAll(`.${CSS.escape(name)}-review.${CSS.escape(name)}-hide`)];
}
