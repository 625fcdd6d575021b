import type { Stop } from '@portico/kernel/islands';
import { EXTRA_ATTRIBUTE } from '../wire/public.ts';
import { bringMore } from './lists/bringMore.ts';
import { packPosts } from './lists/packPosts.ts';

/** What few pages have. Contains only what lists of posts need; everything else is loaded on demand. */
export async function start(element: HTMLElement): Promise<Stop> {
  const kind = element.getAttribute(EXTRA_ATTRIBUTE);
  switch (kind) {
    case 'packed':
      return packPosts(element);
    case 'popup':
      return (await import('./popups/startPopup.ts')).startPopup(element);
    case 'motion':
      return (await import('./motion-effects/startMotion.ts')).startMotion(element);
    case 'interaction':
      return (await import('./motion/startInteraction.ts')).startInteraction(element);
    case 'off-canvas':
      return (await import('./off-canvas/startOffCanvas.ts')).startOffCanvas(element);
    case 'print':
    case 'progress-tracker':
      return (await import('./startSmallExtra.ts')).startSmallExtra(kind, element);
    default:
      return bringMore(element, kind === 'endless');
  }
}
