import '../../runtime/backgrounds/background-toggle.css';
import type { Stop } from '@portico/kernel/islands';
import { runBackgroundVideo } from './runBackgroundVideo.ts';
import { runTabs } from './runTabs.ts';

/** Boxes of the newest kind that a visitor can do something with. */
export function start(element: HTMLElement): Stop {
  return element.dataset.eType === 'e-tabs' ? runTabs(element) : runBackgroundVideo(element);
}
