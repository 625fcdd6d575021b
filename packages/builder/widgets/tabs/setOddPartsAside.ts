import { tabParts } from './adoptTabs.ts';

/**
 * A title without a panel would show nothing, and a panel without a title cannot be chosen: both are hidden, and the others
 * work.
 */
export function setOddPartsAside(element: Element): void {
  const { titles, panels, narrowTitles } = tabParts(element);
  if (titles.length === panels.length) return;
  for (const part of [...titles, ...panels, ...narrowTitles]) {
    const isIn = (list: readonly HTMLElement[]): boolean =>
      list.some(({ dataset }) => dataset.tab === part.dataset.tab);
    if (isIn(titles) && isIn(panels)) continue;
    part.classList.add('portico-odd');
    part.style.display = 'none';
  }
}
