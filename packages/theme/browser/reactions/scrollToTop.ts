import { afterFrame } from '@portico/kernel/dom';
import type { ReactionParts } from './ReactionParts.ts';

const BOTTOM_PX = 30;
const GAP_PX = 10;
const BUTTON = 'scroll-to-top';

/** The theme's button back to the top. Where the page has the spam protection's as well, that one is enough. */
export function scrollToTop({ theme: { page, view }, onClick }: ReactionParts): () => void {
  // Enter on a button is a click already.
  onClick(`#${BUTTON}`, (button) => {
    const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    button.blur();
    const content = page.getElementById('content');
    if (content && !content.hasAttribute('tabindex')) content.tabIndex = -1;
    content?.focus({ preventScroll: true });
  });

  const bars = page.getElementsByClassName('sticky-add-to-cart-bottom') as HTMLCollectionOf<HTMLElement>;
  const place = afterFrame(view, () => {
    const button = page.getElementById(BUTTON);
    if (!button) return;
    const offset = Number(view.neveScrollOffset?.offset) || 0;
    const isShown = view.scrollY > offset && !page.getElementById('to_top_scrollup');
    const visibility = isShown ? 'visible' : 'hidden';
    // To write what stands there has its looks worked out all the same, at each step of a visitor who scrolls.
    if (button.style.visibility !== visibility)
      Object.assign(button.style, { visibility, opacity: isShown ? '1' : '0' });
    // Not by a selector: a browser remembers that there is none, and need not look through the page at each step.
    const [bar] = bars;
    if (bar) button.style.bottom = `${raise(page, bar)}px`;
  });
  return () => {
    if (page.getElementById(BUTTON)) place();
  };
}

function raise(page: Document, bar: HTMLElement): number {
  if (!bar.matches('.sticky-add-to-cart--active')) return BOTTOM_PX;
  const footer = page.querySelector<HTMLElement>(
    '.hfg_footer.has-sticky-rows,.elementor-location-footer .elementor-sticky',
  );
  return bar.offsetHeight + (footer?.offsetHeight ?? 0) + GAP_PX;
}
