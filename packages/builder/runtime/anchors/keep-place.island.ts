import { debounce } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';

/** Input of a visitor who wants to go elsewhere: from then on we stop. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'mousedown', 'keydown'] as const;
/** A scroll is over if nothing moved for this long. */
const SETTLED_MS = 100;
/** How often it is restored in a row. Another move after that is taken as intended. */
const MOST_RETURNS = 3;

/**
 * Keeps a page that was opened at an anchor there while pictures above it load and widgets start. If another script moves the
 * anchor, for example below its own header, it is kept there.
 */
export function start(target: HTMLElement): Stop {
  const page = target.ownerDocument;
  const view = page.defaultView ?? window;
  // The visitor was active before this code ran: where they want to be is unknown.
  if (view.navigator.userActivation?.hasBeenActive) return () => {};
  const life = new AbortController();
  const { signal } = life;
  /** Its position in the viewport; `null` while it has none, in a closed panel. */
  let top: number | null = null;
  let isMoving = false;
  /**
   * How often it may still be restored. The browser's own smooth scrolling to the anchor may still be under way and finish
   * afterwards.
   */
  let returns = 0;

  const remember = (): void => {
    top = target.getClientRects().length > 0 ? target.getBoundingClientRect().top : null;
  };
  const go = (): void => {
    target.scrollIntoView({ behavior: 'instant' });
    remember();
    returns = MOST_RETURNS;
  };
  const isAway = (): boolean => top === null || Math.abs(target.getBoundingClientRect().top - top) > 1;
  const restore = (): void => {
    if (top === null) go();
    else view.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const settle = debounce(() => {
    isMoving = false;
    if (returns > 0 && isAway()) {
      returns -= 1;
      restore();
    } else {
      returns = 0;
      remember();
    }
  }, SETTLED_MS);
  const onScroll = (): void => {
    isMoving = true;
    settle();
  };
  const sizes = new view.ResizeObserver(() => {
    returns = MOST_RETURNS;
    if (!isMoving && isAway()) restore();
    settle();
  });
  // Sticky elements that cover it are compensated with a margin.
  const margins = new view.MutationObserver(go);
  const stop = (): void => {
    life.abort();
    settle.cancel();
    sizes.disconnect();
    margins.disconnect();
  };

  for (let around = target.parentElement; around; around = around.parentElement) sizes.observe(around);
  margins.observe(target, { attributes: true, attributeFilter: ['style'] });
  view.addEventListener('scroll', onScroll, { passive: true, signal });
  for (const way of OWN_WAYS) view.addEventListener(way, stop, { capture: true, passive: true, signal });
  view.addEventListener('hashchange', stop, { signal });
  // On going back or reloading, the browser restores the scroll position.
  if (isFirstVisit(view)) go();
  else remember();
  return stop;
}

function isFirstVisit({ performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !visit || (visit as PerformanceNavigationTiming).type === 'navigate';
}
