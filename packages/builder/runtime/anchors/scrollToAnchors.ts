import { prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import type { Hooks } from '../frontend/hooks.ts';
import { anchorTarget } from './anchorTarget.ts';
import { scrollsNatively } from './scrollsNatively.ts';

const FILTER = 'frontend/handlers/menu_anchor/scroll_top_distance';
const SCROLL_MS = 500;

/** In-page links to builder elements scroll to where themes say, through the documented filter. */
export function scrollToAnchors(view: Window, hooks: Hooks, version: string): Stop {
  const page = view.document;
  let frame = 0;

  const scroll = (to: number): void => {
    view.cancelAnimationFrame(frame);
    const from = view.scrollY;
    const startedAt = view.performance.now();
    const step = (now: number): void => {
      const part = prefersReducedMotion(view) ? 1 : Math.min(1, Math.max(0, now - startedAt) / SCROLL_MS);
      view.scrollTo({ top: from + (to - from) * part, behavior: 'instant' });
      if (part < 1) frame = view.requestAnimationFrame(step);
    };
    frame = view.requestAnimationFrame(step);
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const id = isSamePage(link, page.location) ? anchorTarget(link.hash) : null;
    const target = id ? page.getElementById(id) : null;
    if (!target?.matches('.elementor-element, .elementor-menu-anchor')) return;
    const distance = target.getBoundingClientRect().top + view.scrollY - coveredHeight(page);
    const wanted = hooks.applyFilters(FILTER, distance);
    if (typeof wanted !== 'number' || (wanted === distance && scrollsNatively(version))) return;
    event.preventDefault();
    view.history.pushState(view.history.state, '', link.hash);
    scroll(wanted);
  };
  page.addEventListener('click', onClick);
  return () => {
    view.cancelAnimationFrame(frame);
    page.removeEventListener('click', onClick);
  };
}

function isSamePage(link: HTMLAnchorElement, { origin, pathname, search }: Location): boolean {
  return link.origin === origin && link.pathname === pathname && link.search === search;
}

/** The height of WordPress's admin bar, and of the tallest section that sticks to the top. */
function coveredHeight(page: Document): number {
  const bar = page.getElementById('wpadminbar')?.offsetHeight ?? 0;
  const sections = page.querySelectorAll<HTMLElement>('.elementor-section.elementor-sticky--active');
  return bar + Math.max(0, ...[...sections].map(({ offsetHeight }) => offsetHeight));
}
