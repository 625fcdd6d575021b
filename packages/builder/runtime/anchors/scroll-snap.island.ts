import { isOn, recordOfJson } from '../../model/settings/read.ts';
import './scroll-snap.css';
import type { Stop } from '@portico/kernel/islands';
import { snapScrolling } from './snapScrolling.ts';

/** A page that stops at its sections, when its own settings say so. */
export function start(element: HTMLElement): Stop {
  const { scroll_snap } = recordOfJson(element.getAttribute('data-elementor-settings'));
  return isOn(scroll_snap) ? snapScrolling(element.ownerDocument) : () => {};
}
