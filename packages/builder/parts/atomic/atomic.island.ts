import '../../runtime/backgrounds/background-toggle.css';
import type { Stop } from '@portico/kernel/islands';
import { runBackgroundVideo } from './runBackgroundVideo.ts';
import { runTabs } from './runTabs.ts';

/** Interactive version 4 boxes. */
export function start(element: HTMLElement): Stop {
  return element.dataset.eType === 'e-tabs' ? runTabs(element) : runBackgroundVideo(element);
}
