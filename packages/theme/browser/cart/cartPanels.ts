import { CART_FLIP_PX, CART_SPACING_PX, CART_WIDTH_PX, DESKTOP_PX } from '../../wire/public.ts';
import type { ThemePage } from '../page/ThemePage.ts';
import { CART, CART_EMPTY } from './cartNames.ts';

export interface CartPanels {
  /** Keeps the panels within the viewport. */
  place(): void;
  refresh(): void;
}

/** The carts of a header: which are empty, and where their panels are. A tap on one is handled in the reactions. */
export function cartPanels({ view, all }: ThemePage): CartPanels {
  // The shop replaces the number and leaves the rest as it was.
  const counts = new view.MutationObserver(count);

  function refresh(): void {
    for (const cart of all(CART))
      counts.observe(cart, { childList: true, characterData: true, subtree: true });
    count();
    place();
  }

  function count(): void {
    for (const cart of all(CART)) {
      const number = Number.parseInt(cart.querySelector('.cart-count')?.textContent ?? '', 10);
      if (number >= 0) cart.classList.toggle(CART_EMPTY, number === 0);
    }
  }

  function place(): void {
    const { innerWidth } = view;
    for (const panel of all(`.header--row ${CART} > .nv-nav-cart:not(.cart-off-canvas)`)) {
      const { style } = panel;
      const itemLeft = panel.parentElement?.getBoundingClientRect().left ?? 0;
      const width = Math.min(CART_WIDTH_PX, innerWidth - CART_SPACING_PX);
      const isNarrow = innerWidth < DESKTOP_PX;
      style.width = isNarrow ? `${width}px` : '';
      style.maxWidth = isNarrow ? `calc(100vw - ${CART_SPACING_PX}px)` : '';
      style.right = isNarrow ? 'auto' : '';
      style.left = isNarrow ? `${(innerWidth - width) / 2 - itemLeft}px` : itemLeft < CART_FLIP_PX ? '0' : '';
    }
  }

  return { place, refresh };
}
