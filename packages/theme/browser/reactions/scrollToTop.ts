import type { ReactionParts } from './ReactionParts.ts';

const BOTTOM_PX = 30;
const GAP_PX = 10;
const BUTTON = 'scroll-to-top';
const UPDATE_EVERY_MS = 100;

/** The theme's button back to the top. If the page also has the spam protection's, that one is enough. */
export function scrollToTop({ theme: { page, view }, onClick }: ReactionParts): () => void {
  // Enter on a button is already a click.
  onClick(`#${BUTTON}`, (button) => {
    const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    button.blur();
    const content = page.getElementById('content');
    if (content && !content.hasAttribute('tabindex')) content.tabIndex = -1;
    content?.focus({ preventScroll: true });
  });

  const bars = page.getElementsByClassName('sticky-add-to-cart-bottom') as HTMLCollectionOf<HTMLElement>;
  const update = (): void => {
    waiting = undefined;
    const button = page.getElementById(BUTTON);
    if (!button) return;
    const offset = Number(view.neveScrollOffset?.offset) || 0;
    const isShown = view.scrollY > offset && !page.getElementById('to_top_scrollup');
    const visibility = isShown ? 'visible' : 'hidden';
    // Writing an unchanged value would still recalculate the style on every scroll step.
    if (button.style.visibility !== visibility)
      Object.assign(button.style, { visibility, opacity: isShown ? '1' : '0' });
    // A live collection rather than a selector: the browser caches that it is empty, and need not search the page on every
    // step.
    const [bar] = bars;
    if (bar) button.style.bottom = `${raise(page, bar)}px`;
  };
  // Not at each step, nor in it: where the page stands can only be asked by laying it out, and others have just written to it.
  // Between frames it has been laid out.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (waiting === undefined) waiting = setTimeout(update, UPDATE_EVERY_MS);
  };
}

function raise(page: Document, bar: HTMLElement): number {
  if (!bar.matches('.sticky-add-to-cart--active')) return BOTTOM_PX;
  const footer = page.querySelector<HTMLElement>(
    '.hfg_footer.has-sticky-rows,.elementor-location-footer .elementor-sticky',
  );
  return bar.offsetHeight + (footer?.offsetHeight ?? 0) + GAP_PX;
}
