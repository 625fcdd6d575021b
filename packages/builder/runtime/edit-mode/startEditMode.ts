import type { Stop } from '@portico/kernel/islands';
import { readSettingsFrom } from '../frontend/elementSettings.ts';
import { editedSettings } from './editedSettings.ts';
import { placeHandles } from './placeHandles.ts';
import { showGridOutlines } from './showGridOutlines.ts';
import { showShapeDividers } from './showShapeDividers.ts';

const LEAVING = ['click', 'submit'];

type Editor = { once?(event: string, callback: () => void): void };

/** Code for the editor only, loaded in edit mode. */
export function startEditMode(view: Window & typeof globalThis, showDocuments?: () => void): Stop {
  const page = view.document;
  readSettingsFrom(editedSettings);
  if (showDocuments) (view as { elementor?: Editor }).elementor?.once?.('document:loaded', showDocuments);
  const update = (): void => {
    placeHandles(page);
    showGridOutlines(page);
    showShapeDividers(view);
  };
  // Text changes do not move elements.
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

/**
 * Links are disabled, so that the author does not lose their work; outside of the edit area a class can enable one. A lightbox
 * has already opened at this point.
 */
const KEPT_LINKS = 'a:not(.elementor-clickable), .elementor-edit-area a';

function keepOnPage(event: Event): void {
  if (event.type === 'submit' || (event.target as Element).closest(KEPT_LINKS)) event.preventDefault();
}
