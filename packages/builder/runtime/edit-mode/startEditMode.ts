import type { Stop } from '@portico/kernel/islands';
import { readSettingsFrom } from '../frontend/elementSettings.ts';
import { editedSettings } from './editedSettings.ts';
import { placeHandles } from './placeHandles.ts';
import { showGridOutlines } from './showGridOutlines.ts';
import { showShapeDividers } from './showShapeDividers.ts';

const LEAVING = ['click', 'submit'];

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
  for (const type of LEAVING) page.addEventListener(type, keepOnPage);
  update();
  return () => {
    watcher.disconnect();
    for (const type of LEAVING) page.removeEventListener(type, keepOnPage);
  };
}

function hasElement(nodes: NodeList): boolean {
  return [...nodes].some(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
}

/** Links lead nowhere, or the author would lose their work; outside of it one may say that it does. A lightbox has opened by now. */
const KEPT_LINKS = 'a:not(.elementor-clickable), .elementor-edit-area a';

function keepOnPage(event: Event): void {
  if (event.type === 'submit' || (event.target as Element).closest(KEPT_LINKS)) event.preventDefault();
}
