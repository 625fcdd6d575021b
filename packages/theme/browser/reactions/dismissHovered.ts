import type { ThemePage } from '../page/ThemePage.ts';

/** A style sheet shows these panels on hover or while the focus is inside. */
const HOLDING = ':is(.nav-ul:not(.menu-mobile) *,.menu-item-nav-cart):is(:hover,:focus-within)>*';

/** Hides such panels until the next hover or focus, and moves the focus out of them. `false` if none is shown. */
export function dismissHovered({ page, all }: ThemePage): boolean {
  const shown = [...all('.sub-menu,.nv-nav-cart')].filter((panel) => panel.matches(HOLDING) && isSeen(panel));
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
