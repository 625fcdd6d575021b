import './scroll-snap.css';
import type { Stop } from '@portico/kernel/islands';
import { isYes, recordFromJson } from '../frontend/record.ts';
import { snapScrolling } from './snapScrolling.ts';

/** A page that stops at its sections, when its own settings say so. */
export function start(element: HTMLElement): Stop {
  const { scroll_snap } = recordFromJson(element.getAttribute('data-elementor-settings'));
  return isYes(scroll_snap) ? snapScrolling(element.ownerDocument) : () => {};
}
