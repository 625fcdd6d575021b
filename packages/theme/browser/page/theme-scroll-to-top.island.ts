import type { Stop } from '@portico/kernel/islands';
import type { ThemeWindow } from './ThemePage.ts';

const BOTTOM_PX = 30;
const GAP_PX = 10;

/** The theme's button back to the top. Where the page has the spam protection's as well, that one is enough. */
export function start(button: HTMLElement): Stop {
  const page = button.ownerDocument;
  const view = (page.defaultView ?? window) as ThemeWindow;
  const control = new AbortController();
  const { signal } = control;

  function update(): void {
    const offset = Number(view.neveScrollOffset?.offset) || 0;
    const isShown = view.scrollY > offset && !page.getElementById('to_top_scrollup');
    button.style.visibility = isShown ? 'visible' : 'hidden';
    button.style.opacity = isShown ? '1' : '0';
    const bar = page.querySelector<HTMLElement>('.sticky-add-to-cart-bottom');
    if (bar) button.style.bottom = `${raise(bar)}px`;
  }

  function raise(bar: HTMLElement): number {
    if (!bar.matches('.sticky-add-to-cart--active')) return BOTTOM_PX;
    const footer = page.querySelector<HTMLElement>(
      '.hfg_footer.has-sticky-rows,.elementor-location-footer .elementor-sticky',
    );
    return bar.offsetHeight + (footer?.offsetHeight ?? 0) + GAP_PX;
  }

  // Enter on a button is a click already.
  button.addEventListener(
    'click',
    () => {
      const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
      view.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
      button.blur();
      const content = page.getElementById('content');
      if (content && !content.hasAttribute('tabindex')) content.tabIndex = -1;
      content?.focus({ preventScroll: true });
    },
    { signal },
  );
  view.addEventListener('scroll', update, { passive: true, signal });
  update();
  return () => control.abort();
}
