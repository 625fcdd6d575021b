/** Links that add to the cart by their URL alone. */
export const CART_LINK = 'a.add_to_cart_button:not(.product_type_variable):not(.wc-interactive)';
