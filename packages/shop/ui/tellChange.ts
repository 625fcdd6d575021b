import { type CartAct, SHOP_EVENTS, type StoreCart } from '../wire/public.ts';
import { hashIn, tellShop } from './shopEvents.ts';

/** The events that WooCommerce's own scripts fire after a change of the cart. */
export function tellChange(page: Document, act: CartAct, cart: StoreCart, button?: Element | null): void {
  const event = { 'add-item': SHOP_EVENTS.added, 'remove-item': SHOP_EVENTS.removed, 'update-item': null }[
    act
  ];
  if (!event) return;
  tellShop(page, event, {
    fragments: { '.cart-count': `<span class="cart-count">${cart.items_count}</span>` },
    cart_hash: hashIn(page),
    button: button ?? null,
  });
}
