import type { ThemePage } from '../page/ThemePage.ts';

/** What a style sheet shows under the pointer, or while the focus is inside. */
const PANELS = '.nav-ul:not(.menu-mobile) .sub-menu,.menu-item-nav-cart > .nv-nav-cart';

/**
 * Hides such panels until the pointer or the focus comes anew, and takes the focus out of them. `false` when none is
 * shown.
 */
export function dismissHovered({ page }: ThemePage): boolean {
  const shown = ['sub-menu', 'nv-nav-cart']
    .flatMap((name) => [...page.getElementsByClassName(name)] as HTMLElement[])
    .filter(
      (panel) =>
        panel.parentElement?.matches(':hover,:focus-within') && panel.matches(PANELS) && isSeen(panel),
    );
  for (const panel of shown) {
    const item = panel.parentElement;
    if (panel.contains(page.activeElement)) item?.querySelector<HTMLElement>('a,button')?.focus();
    panel.style.visibility = 'hidden';
    const restore = (event: Event): void => {
      if (event instanceof FocusEvent && item?.contains(event.relatedTarget as Node | null)) return;
      panel.style.visibility = '';
      for (const type of LEAVING) item?.removeEventListener(type, restore);
    };
    for (const type of LEAVING) item?.addEventListener(type, restore);
  }
  return shown.length > 0;
}

const LEAVING = ['pointerleave', 'focusout'];

function isSeen(panel: Element): boolean {
  return panel.getClientRects().length > 0 && getComputedStyle(panel).visibility === 'visible';
}
