import { announce } from '../../runtime/frontend/announce.ts';
import { LAYOUT_CHANGED_EVENT } from '../../wire/public.ts';

/** Tells other scripts that heights have changed. */
export function announceLayoutChange(element: Element): void {
  announce(element, LAYOUT_CHANGED_EVENT);
}
