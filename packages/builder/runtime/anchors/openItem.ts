import { SLIDE_MS } from '../../wire/public.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { anchorTarget } from './anchorTarget.ts';
import { titlesAround } from './titlesAround.ts';

/** Widgets start as they come into view; interval and limit of checking whether a title is ready. */
const ASK_EVERY_MS = 100;
const GIVE_UP_AFTER_MS = 10_000;

/** Opens what a hash points into, and scrolls there. */
export function openItem(page: Document, hash: string, signal: AbortSignal): void {
  const view = page.defaultView ?? window;
  const id = anchorTarget(hash);
  const target = id && page.getElementById(id);
  const titles = target ? titlesAround(target) : [];
  if (!target || titles.length === 0 || frontendConfig(view).isEditMode) return;
  const giveUpAt = view.performance.now() + GIVE_UP_AFTER_MS;
  // Only what is in view is started, and a closed panel cannot be scrolled to.
  titles[0]?.scrollIntoView();
  const open = (): void => {
    if (signal.aborted) return;
    const closed = titles.find((title) => !isOpen(title));
    closed?.click();
    if (!closed) view.setTimeout(() => signal.aborted || target.scrollIntoView(), SLIDE_MS);
    else if (view.performance.now() < giveUpAt) view.setTimeout(open, ASK_EVERY_MS);
  };
  open();
}

function isOpen(title: HTMLElement): boolean {
  const said = title.getAttribute(title.role === 'tab' ? 'aria-selected' : 'aria-expanded');
  return said === 'true';
}
