/** Where the calls about order requests go, and where their screens are. */
export const ORDERS = '/shop/orders';
