import type { Stop } from '@portico/kernel/islands';
import { SLIDE_MS } from '../../protocol.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { anchorTarget } from './anchorTarget.ts';
import { titlesAround } from './titlesAround.ts';

/** Widgets come alive as they come into view; how often, and for how long, a title is asked whether it listens. */
const ASK_EVERY_MS = 100;
const GIVE_UP_AFTER_MS = 10_000;

/** An address or a link that names an item of an accordion, a toggle or tabs opens it and whatever it is inside of. */
export function start(root: HTMLElement): Stop {
  const page = root.ownerDocument;
  const view = page.defaultView ?? window;
  if (frontendConfig(view).isEditMode) return () => {};
  let timer: number | undefined;

  const show = (hash: string): void => {
    view.clearTimeout(timer);
    const id = anchorTarget(hash);
    const target = id && page.getElementById(id);
    const titles = target ? titlesAround(target) : [];
    if (!target || titles.length === 0) return;
    const giveUpAt = view.performance.now() + GIVE_UP_AFTER_MS;
    // Only what is in view is alive, and a closed panel cannot be scrolled to.
    titles[0]?.scrollIntoView();
    const open = (): void => {
      const closed = titles.find((title) => !isOpen(title));
      closed?.click();
      if (!closed) timer = view.setTimeout(() => target.scrollIntoView(), SLIDE_MS);
      else if (view.performance.now() < giveUpAt) timer = view.setTimeout(open, ASK_EVERY_MS);
    };
    open();
  };
  const onHashChange = (): void => show(page.location.hash);
  // The same link a second time changes no address.
  const onClick = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.hash === page.location.hash) show(link.hash);
  };
  view.addEventListener('hashchange', onHashChange);
  page.addEventListener('click', onClick);
  onHashChange();
  return () => {
    view.clearTimeout(timer);
    view.removeEventListener('hashchange', onHashChange);
    page.removeEventListener('click', onClick);
  };
}

function isOpen(title: HTMLElement): boolean {
  const said = title.getAttribute(title.role === 'tab' ? 'aria-selected' : 'aria-expanded');
  return said === 'true';
}
