/** The path of the order request screens. */
export const ORDERS = '/shop/orders';
