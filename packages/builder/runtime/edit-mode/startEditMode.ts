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
  // Words that change move no element.
  const watcher = new view.MutationObserver((changes) => {
    if (changes.some(({ addedNodes, removedNodes }) => hasElement(addedNodes) || hasElement(removedNodes)))
      update();
  });
  watcher.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('click', keepOnPage);
  update();
  return () => {
    watcher.disconnect();
    page.removeEventListener('click', keepOnPage);
  };
}

function hasElement(nodes: NodeList): boolean {
  return [...nodes].some(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
}

/** A link inside what is being edited leads nowhere, or the author would lose their work. A lightbox has opened by now. */
function keepOnPage(event: MouseEvent): void {
  if ((event.target as Element).closest('.elementor-edit-area a[href]')) event.preventDefault();
}
