import { debounce } from '@portico/kernel/dom';
import { numberOf } from '../../model/settings/read.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { anchorMargins, type StickyBand } from './anchorMargins.ts';
import { anchorTarget } from './anchorTarget.ts';

/** Keeps the targets of in-page links clear of sticky elements, through every change of the page. */
interface AnchorKeeper {
  add(sticky: HTMLElement): void;
  remove(sticky: HTMLElement): void;
  /** Immediately, after layout changes without a DOM change. */
  update(): void;
}

/** Pages change in bursts; positions are read once a burst is over. */
const SETTLED_MS = 100;
const STICKY = 'elementor-sticky';

const keepers = new WeakMap<Document, AnchorKeeper>();

export function anchorKeeperOf(page: Document): AnchorKeeper {
  const keeper = keepers.get(page) ?? createKeeper(page);
  keepers.set(page, keeper);
  return keeper;
}

function createKeeper(page: Document): AnchorKeeper {
  const stickies = new Set<HTMLElement>();
  let margined = new Set<HTMLElement>();

  function update(): void {
    const targets = linkedTargets(page);
    const positions = Object.fromEntries([...targets].map(([id, target]) => [id, pagePosition(target)]));
    const margins = anchorMargins(bands(stickies), positions);
    const now = new Set<HTMLElement>();
    for (const [id, target] of targets) {
      const margin = margins[id];
      if (margin === undefined) continue;
      target.style.scrollMarginTop = `${margin}px`;
      now.add(target);
    }
    for (const target of margined) if (!now.has(target)) target.style.scrollMarginTop = '';
    margined = now;
    // Measuring has changed styles for a moment.
    watcher.takeRecords();
  }

  const soon = debounce(update, SETTLED_MS);
  const watcher = new MutationObserver(soon);
  const watch = (): void => {
    watcher.disconnect();
    if (stickies.size === 0) return;
    watcher.observe(page.body, { childList: true, subtree: true });
    for (const sticky of stickies)
      watcher.observe(sticky, { attributes: true, attributeFilter: ['class', 'style', 'data-settings'] });
  };

  return {
    update,
    add(sticky) {
      stickies.add(sticky);
      watch();
      // Without waiting for a change: the page may already be complete.
      soon();
    },
    remove(sticky) {
      stickies.delete(sticky);
      watch();
      soon();
    },
  };
}

function bands(stickies: Iterable<HTMLElement>): StickyBand[] {
  const byId = new Map<string, StickyBand>();
  for (const sticky of stickies) {
    const offset = numberOf(elementSettings(sticky).sticky_anchor_link_offset);
    if (!offset || !sticky.classList.contains(STICKY) || !sticky.isConnected) continue;
    const id = sticky.getAttribute('data-id') ?? '';
    // A sticky element is in the page twice, itself and its spacer.
    if (!byId.has(id)) byId.set(id, { position: restingPosition(sticky), offset });
  }
  return [...byId.values()];
}

function linkedTargets(page: Document): Map<string, HTMLElement> {
  const targets = new Map<string, HTMLElement>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.elementor-element a[href*="#"]')) {
    const id = anchorTarget(link.hash);
    const target = id && page.getElementById(id);
    if (id && target) targets.set(id, target);
  }
  return targets;
}

/** Where it is while it does not stick. */
function restingPosition(sticky: HTMLElement): number {
  if (getComputedStyle(sticky).position !== 'sticky') return pagePosition(sticky);
  const before = sticky.style.cssText;
  sticky.style.setProperty('position', 'static', 'important');
  const position = pagePosition(sticky);
  sticky.style.cssText = before;
  return position;
}

/** From the top of the page, independent of the scroll position. */
function pagePosition(element: HTMLElement): number {
  let position = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent)
    position += at.offsetTop;
  return position;
}
