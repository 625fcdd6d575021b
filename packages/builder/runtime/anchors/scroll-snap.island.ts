import { isOn, recordOfJson } from '../../model/settings/read.ts';
import './scroll-snap.css';
import type { Stop } from '@portico/kernel/islands';
import { snapScrolling } from './snapScrolling.ts';

/** Scroll snapping at sections, if enabled in the page's settings. */
export function start(element: HTMLElement): Stop {
  const { scroll_snap } = recordOfJson(element.getAttribute('data-elementor-settings'));
  return isOn(scroll_snap) ? snapScrolling(element.ownerDocument) : () => {};
}
