import type { ReactNode } from 'react';
import type { StoreCart, StoreCartItem } from '../wire/public.ts';
import { formatMoney } from './formatMoney.ts';
import type { PanelWords } from './words/panelWords.ts';

export interface MiniCartContentProps {
  readonly cart: StoreCart;
  readonly cartPage: string;
  readonly words: PanelWords;
  /** The control that removes an item: a button where our script runs, otherwise a link. */
  readonly remover: (item: StoreCartItem) => ReactNode;
  readonly language?: string | undefined;
}

/** The contents of the cart, with amounts and a link to the cart page. */
export function MiniCartContent({ cart, cartPage, words, remover, language }: MiniCartContentProps) {
  const money = (minor: string, currency: string): string => formatMoney(Number(minor), currency, language);
  return (
    <>
      {cart.items.length > 0 && (
        <>
          <ul className="woocommerce-mini-cart cart_list product_list_widget">
            {cart.items.map((item) => (
              <li className="woocommerce-mini-cart-item mini_cart_item" key={item.key}>
                {item.images[0] ? (
                  <img src={item.images[0].thumbnail} alt="" width="64" height="48" loading="lazy" />
                ) : (
                  <span className="portico-cart-no-picture" />
                )}
                <a href={item.permalink}>{item.name}</a>
                <span className="quantity">
                  {item.quantity} × {money(item.prices.price, item.prices.currency_code)}
                </span>
                {remover(item)}
              </li>
            ))}
          </ul>
          <p className="woocommerce-mini-cart__total total">
            <strong>{words.total}</strong>{' '}
            <span className="woocommerce-Price-amount amount">
              {money(cart.totals.total_price, cart.totals.currency_code)}
            </span>
          </p>
        </>
      )}
      <p className="woocommerce-mini-cart__buttons buttons">
        <a href={cartPage} className="button wc-forward p-button p-button-small">
          {words.view}
        </a>
      </p>
    </>
  );
}
