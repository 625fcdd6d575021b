import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatMoney } from '../ui/formatMoney.ts';
import { MiniCartContent } from '../ui/MiniCartContent.tsx';
import { shopPhrasesIn } from '../ui/words/index.ts';
import type { CartFragments } from '../wire/public.ts';
import type { Cart } from './Cart.ts';
import { storeCart } from './storeCart.ts';

/** The parts of a page that show a cart: contents, quantity and total. */
export function cartFragments(cart: Cart, cartPage: string, language?: string): CartFragments {
  const words = shopPhrasesIn(language).panel;
  return {
    fragments: {
      'div.widget_shopping_cart_content': renderToStaticMarkup(
        <div className="widget_shopping_cart_content">
          {cart.count === 0 && <p className="woocommerce-mini-cart__empty-message">{words.empty}</p>}
          <MiniCartContent
            cart={storeCart(cart)}
            cartPage={cartPage}
            words={words}
            language={language}
            remover={({ key, id, name }) => (
              <a
                href={cartPage}
                className="remove remove_from_cart_button"
                aria-label={words.remove.replace('%', () => name)}
                data-product_id={id}
                data-cart_item_key={key}
              >
                ×
              </a>
            )}
          />
        </div>,
      ),
      '.cart-count': renderToStaticMarkup(<span className="cart-count">{cart.count}</span>),
      '.cart-icon-label': renderToStaticMarkup(
        <span className="cart-icon-label">{formatMoney(cart.total, cart.currency, language)}</span>,
      ),
    },
    cart_hash: cartHash(cart),
  };
}

/** Empty for an empty cart: WooCommerce's scripts recognise it by that. */
export function cartHash({ lines, total, count }: Cart): string {
  if (count === 0) return '';
  const told = [lines.map(({ product, quantity }) => [product.id, quantity]), total];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);
}
