import type { Stop } from '@portico/kernel/islands';
import { isActionAddress } from '../actions/actionHash.ts';
import { placeHandles } from './placeHandles.ts';
import { showGridOutlines } from './showGridOutlines.ts';
import { showShapeDividers } from './showShapeDividers.ts';

/** What only the editor needs. This file is fetched in edit mode and nowhere else. */
export function startEditMode(view: Window & typeof globalThis): Stop {
  const page = view.document;
  const update = (): void => {
    placeHandles(page);
    showGridOutlines(page);
    showShapeDividers(view);
  };
  const watcher = new view.MutationObserver(update);
  watcher.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('click', keepOnPage, true);
  update();
  return () => {
    watcher.disconnect();
    page.removeEventListener('click', keepOnPage, true);
  };
}

/** A link inside what is being edited leads nowhere, or the author would lose their work. */
function keepOnPage(event: MouseEvent): void {
  const link = (event.target as Element).closest('.elementor-edit-area a[href]');
  const address = link?.getAttribute('href') ?? '';
  const isHandled = link?.hasAttribute('data-elementor-open-lightbox') || isActionAddress(address);
  if (link && !isHandled) event.preventDefault();
}
