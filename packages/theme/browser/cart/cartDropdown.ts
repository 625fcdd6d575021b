import { CART_FLIP_PX, CART_SPACING_PX, CART_WIDTH_PX, DESKTOP_PX } from '../../wire/header.ts';
import { halt } from '../page/halt.ts';
import type { ThemePage } from '../page/ThemePage.ts';

const OPEN = 'cart-dropdown-open';
const EMPTY = 'cart-is-empty';
const DROPDOWN = '.responsive-nav-cart.dropdown';

/** The cart below its icon: a desktop shows it on hover, a phone on a tap, and it never leaves the screen. */
export function cartDropdown({ view, all, signal, onClick }: ThemePage): {
  close(): boolean;
  refresh(): void;
} {
  // The shop replaces the number and leaves the rest as it was.
  const counts = new view.MutationObserver(countAgain);

  function refresh(): void {
    for (const cart of all('.menu-item-nav-cart'))
      counts.observe(cart, { childList: true, characterData: true, subtree: true });
    countAgain();
    place();
  }

  function countAgain(): void {
    for (const cart of all('.menu-item-nav-cart')) {
      const count = Number.parseInt(cart.querySelector('.cart-count')?.textContent ?? '', 10);
      if (!Number.isNaN(count)) cart.classList.toggle(EMPTY, count === 0);
    }
  }

  function place(): void {
    const { innerWidth } = view;
    for (const panel of all('.header--row .menu-item-nav-cart > .nv-nav-cart:not(.cart-off-canvas)')) {
      const { style } = panel;
      const itemLeft = panel.parentElement?.getBoundingClientRect().left ?? 0;
      const isNarrow = innerWidth < DESKTOP_PX;
      const width = Math.min(CART_WIDTH_PX, innerWidth - CART_SPACING_PX);
      style.width = isNarrow ? `${width}px` : '';
      style.maxWidth = isNarrow ? `calc(100vw - ${CART_SPACING_PX}px)` : '';
      style.right = isNarrow ? 'auto' : '';
      style.left = isNarrow ? `${(innerWidth - width) / 2 - itemLeft}px` : itemLeft < CART_FLIP_PX ? '0' : '';
    }
  }

  function close(except?: Element): boolean {
    const open = [...all(`.${OPEN}`)].filter((cart) => cart !== except);
    for (const cart of open) setOpen(cart, false);
    return open.length > 0;
  }

  function setOpen(cart: Element, open: boolean): void {
    cart.classList.toggle(OPEN, open);
    cart.querySelector('.cart-icon-wrapper')?.setAttribute('aria-expanded', `${open}`);
  }

  onClick('*', (target) => {
    const cart = target.closest(DROPDOWN);
    close(cart ?? undefined);
  });
  onClick(`${DROPDOWN} .cart-icon-wrapper`, (icon, event) => {
    const cart = icon.closest(DROPDOWN);
    countAgain();
    if (view.innerWidth >= DESKTOP_PX || !cart || cart.classList.contains(EMPTY)) return;
    halt(event, icon);
    place();
    setOpen(cart, !cart.classList.contains(OPEN));
    return true;
  });
  view.addEventListener('resize', place, { signal });
  signal.addEventListener('abort', () => counts.disconnect());
  refresh();
  return { close, refresh };
}
