export const CART = '.menu-item-nav-cart';
/** The cart whose panel opens below its icon. */
export const CART_DROPDOWN = '.responsive-nav-cart.dropdown';
export const CART_ICON = '.cart-icon-wrapper';
export const CART_OPEN = 'cart-dropdown-open';
export const CART_EMPTY = 'cart-is-empty';
