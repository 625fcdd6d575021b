import { isOn } from '../../model/settings/read.ts';
import { elementSettings } from '../frontend/elementSettings.ts';

const OUTLINE = 'e-grid-outline';

/** Shows the cells of a grid container, so that its author sees where things can go. */
export function showGridOutlines(page: Document): void {
  for (const container of page.querySelectorAll('[data-element_type="container"]')) {
    const settings = elementSettings(container);
    const isWanted = settings.container_type === 'grid' && isOn(settings.grid_outline);
    const inner = container.querySelector(':scope > .e-con-inner') ?? container;
    const outline = inner.querySelector(`:scope > .${OUTLINE}`);
    if (isWanted && !outline) inner.append(createOutline(page, inner));
    else if (!isWanted) outline?.remove();
  }
}

function createOutline(page: Document, grid: Element): Element {
  const outline = page.createElement('div');
  outline.className = OUTLINE;
  const style = page.defaultView?.getComputedStyle(grid);
  const tracks = (value: string | undefined): number => Math.max(1, (value ?? '').split(' ').length);
  const cells = tracks(style?.gridTemplateColumns) * tracks(style?.gridTemplateRows);
  for (let cell = 0; cell < cells; cell += 1) {
    const item = page.createElement('div');
    item.className = 'e-grid-outline-item';
    outline.append(item);
  }
  return outline;
}
