import { announce } from '../../browser/frontend/announce.ts';
import { LAYOUT_CHANGED_EVENT } from '../../protocol.ts';

/** Tells other scripts that heights have changed. */
export function announceLayoutChange(element: Element): void {
  announce(element, LAYOUT_CHANGED_EVENT);
}
