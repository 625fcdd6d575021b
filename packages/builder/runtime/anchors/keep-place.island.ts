import { debounce } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';

/** What a visitor does who wants to be somewhere else: from then on the page is theirs. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'mousedown', 'keydown'] as const;
/** A scroll is over when this long nothing moved. */
const SETTLED_MS = 100;
/** So often it is put back in a row. Whoever moves it once more means it. */
const MOST_RETURNS = 3;

/**
 * Keeps a page that was opened at one of its anchors there, though pictures above it are still coming and widgets are
 * still starting. Another script may move the anchor, under a header of its own for one; it is then kept where it was put.
 */
export function start(target: HTMLElement): Stop {
  const page = target.ownerDocument;
  const view = page.defaultView ?? window;
  // Somebody has been here before the code: nothing is known of where they want to be.
  if (view.navigator.userActivation?.hasBeenActive) return () => {};
  const life = new AbortController();
  const { signal } = life;
  /** Where it stands in the window; `null` while it has no place, in a closed panel. */
  let top: number | null = null;
  let isMoving = false;
  /**
   * How often it may still be put back. The browser's own smooth way to the anchor may be under way when it is gone to, and
   * lands its last step afterwards.
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
  // Sticky elements that cover it are made up for with a margin.
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
  // Whoever comes back to the page, or loads it again, is brought by the browser to where they were.
  if (isFirstVisit(view)) go();
  else remember();
  return stop;
}

function isFirstVisit({ performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !visit || (visit as PerformanceNavigationTiming).type === 'navigate';
}
