/** Links that put something into the cart by their address alone. */
export const CART_LINK = 'a.add_to_cart_button:not(.product_type_variable):not(.wc-interactive)';
