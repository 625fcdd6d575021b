import { DESKTOP_PX } from '../../wire/public.ts';
import { CART_DROPDOWN, CART_EMPTY, CART_ICON, CART_OPEN } from '../cart/cartNames.ts';
import { halt } from './halt.ts';
import type { ReactionParts } from './ReactionParts.ts';

export interface CartTap {
  /** Closes what a tap has opened and returns the focus to its icon. `false` if nothing was open. */
  leave(): boolean;
}

/** A desktop shows the cart on hover; on a phone a tap on its icon opens it instead of leading to its page. */
export function cartTap({ theme: { page, view }, refresh, onClick }: ReactionParts): CartTap {
  function setOpen(cart: Element, isOpen: boolean): void {
    cart.classList.toggle(CART_OPEN, isOpen);
    cart.querySelector(CART_ICON)?.setAttribute('aria-expanded', `${isOpen}`);
  }

  // Not with a selector: browsers cache that there is none and need not search the page at each click.
  const opened = page.getElementsByClassName(CART_OPEN);
  onClick('*', (target) => {
    for (const cart of [...opened]) if (!cart.contains(target)) setOpen(cart, false);
  });
  onClick(`${CART_DROPDOWN} ${CART_ICON}`, (icon, event) => {
    // Its contents may have changed without an event.
    refresh();
    const cart = icon.closest(CART_DROPDOWN);
    if (view.innerWidth >= DESKTOP_PX || !cart || cart.classList.contains(CART_EMPTY)) return;
    halt(event, icon);
    setOpen(cart, !cart.classList.contains(CART_OPEN));
    return true;
  });

  return {
    leave() {
      const open = [...opened];
      for (const cart of open) {
        setOpen(cart, false);
        cart.querySelector<HTMLElement>(CART_ICON)?.focus();
      }
      return open.length > 0;
    },
  };
}
