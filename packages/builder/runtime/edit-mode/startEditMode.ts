import type { Stop } from '@portico/kernel/islands';
import { readSettingsFrom } from '../frontend/elementSettings.ts';
import { editedSettings } from './editedSettings.ts';
import { placeHandles } from './placeHandles.ts';
import { showGridOutlines } from './showGridOutlines.ts';
import { showShapeDividers } from './showShapeDividers.ts';

type Editor = { once?(event: string, callback: () => void): void };

/** What only the editor needs. This file is fetched in edit mode and nowhere else. */
export function startEditMode(view: Window & typeof globalThis, showDocuments?: () => void): Stop {
  const page = view.document;
  readSettingsFrom(editedSettings);
  if (showDocuments) (view as { elementor?: Editor }).elementor?.once?.('document:loaded', showDocuments);
  const update = (): void => {
    placeHandles(page);
    showGridOutlines(page);
    showShapeDividers(view);
  };
  const watcher = new view.MutationObserver(update);
  watcher.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('click', keepOnPage);
  update();
  return () => {
    watcher.disconnect();
    page.removeEventListener('click', keepOnPage);
  };
}

/** A link inside what is being edited leads nowhere, or the author would lose their work. A lightbox has opened by now. */
function keepOnPage(event: MouseEvent): void {
  if ((event.target as Element).closest('.elementor-edit-area a[href]')) event.preventDefault();
}
