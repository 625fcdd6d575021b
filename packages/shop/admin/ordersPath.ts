/** Where the screens of order requests are. */
export const ORDERS = '/shop/orders';
