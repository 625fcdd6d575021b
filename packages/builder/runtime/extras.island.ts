import type { Stop } from '@portico/kernel/islands';
import { EXTRA_ATTRIBUTE } from '../wire/public.ts';
import { bringMore } from './lists/bringMore.ts';
import { packPosts } from './lists/packPosts.ts';

/** What few pages have. Only what belongs to lists of posts is here; the code of everything else comes with the first of it. */
export async function start(element: HTMLElement): Promise<Stop> {
  const kind = element.getAttribute(EXTRA_ATTRIBUTE);
  switch (kind) {
    case 'packed':
      return packPosts(element);
    case 'popup':
      return (await import('./popups/startPopup.ts')).startPopup(element);
    default:
      return bringMore(element, kind === 'endless');
  }
}
