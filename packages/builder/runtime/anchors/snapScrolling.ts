import type { Stop } from '@portico/kernel/islands';
import { anchorTarget } from './anchorTarget.ts';

const SNAPS = 'portico-scroll-snap';
/** A link to the current position does not scroll, so no event would signal its end. */
const LONGEST_SCROLL_MS = 1500;

/** Enables scroll snapping, but not while a link scrolls past sections. */
export function snapScrolling(page: Document): Stop {
  const { documentElement: root, body } = page;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const snapAgain = (): void => {
    clearTimeout(timer);
    for (const part of [root, body]) part.style.scrollSnapType = '';
    page.removeEventListener('scrollend', snapAgain);
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    const id = link && anchorTarget(link.hash);
    if (!id || !page.getElementById(id)) return;
    for (const part of [root, body]) part.style.scrollSnapType = 'none';
    clearTimeout(timer);
    timer = setTimeout(snapAgain, LONGEST_SCROLL_MS);
    page.addEventListener('scrollend', snapAgain);
  };

  root.classList.add(SNAPS);
  page.addEventListener('click', onClick, true);
  return () => {
    root.classList.remove(SNAPS);
    page.removeEventListener('click', onClick, true);
    snapAgain();
  };
}
