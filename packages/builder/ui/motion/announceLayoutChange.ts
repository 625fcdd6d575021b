import { LAYOUT_CHANGED_EVENT } from '../../protocol.ts';
import { announce } from './announce.ts';

/** Tells other scripts that heights have changed. */
export function announceLayoutChange(element: Element): void {
  announce(element, LAYOUT_CHANGED_EVENT);
}
