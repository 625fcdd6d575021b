import { type Badge, createBadge } from './createBadge.ts';
import { createPopupBadge, type PopupPorts } from './createPopupBadge.ts';

/** The floating badge of a widget, whichever release of the product rendered it. */
export function startBadge(root: HTMLElement, ports: Omit<PopupPorts, 'fetch'>): Badge | null {
  return createBadge(root) ?? createPopupBadge(root, { ...ports, fetch: window.fetch.bind(window) });
}
