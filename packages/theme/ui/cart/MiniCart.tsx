import { useCallback, useEffect, useRef, useState } from 'react';
import { CART_CHANGED, type StoreCart, type StoreCartItem } from '../../wire/storeApi.ts';
import { formatMoney } from './formatMoney.ts';
import { changeCart, readCart } from './storeClient.ts';

/** What is in the cart, below its icon: amounts, a way to take something out, and a way to the cart's page. */
export function MiniCart({ cartPage }: { readonly cartPage: string }) {
  const [cart, setCart] = useState<StoreCart | null>(null);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);

  const load = useCallback(async () => {
    const answer = await readCart();
    if (answer.ok) setCart(answer.cart);
    setProblem(answer.ok ? '' : answer.sentence);
  }, []);

  useEffect(() => {
    void load();
    const onChange = (event: Event): void => {
      setCart((event as CustomEvent<StoreCart>).detail);
      setProblem('');
    };
    document.addEventListener(CART_CHANGED, onChange);
    return () => document.removeEventListener(CART_CHANGED, onChange);
  }, [load]);

  async function remove({ key }: StoreCartItem): Promise<void> {
    const answer = await changeCart('remove-item', { key });
    setProblem(answer.ok ? '' : answer.sentence);
    // The button that was pressed is gone; the keyboard goes on from here.
    heading.current?.focus();
  }

  return (
    <>
      <p className="portico-cart-title" tabIndex={-1} ref={heading} role="status">
        {cart ? inWords(cart.items_count) : 'One moment …'}
      </p>
      {problem && (
        <p className="woocommerce-error" role="alert">
          {problem}{' '}
          <button type="button" onClick={() => void load()}>
            Try again
          </button>
        </p>
      )}
      {cart && cart.items.length > 0 && (
        <>
          <ul className="woocommerce-mini-cart cart_list product_list_widget">
            {cart.items.map((item) => (
              <li className="woocommerce-mini-cart-item mini_cart_item" key={item.key}>
                <img src={item.images[0]?.thumbnail} alt="" width="64" height="48" />
                <a href={item.permalink}>{item.name}</a>
                <span className="quantity">
                  {item.quantity} × {money(item.prices.price, item.prices.currency_code)}
                </span>
                <button
                  type="button"
                  className="remove remove_from_cart_button"
                  aria-label={`Remove ${item.name} from the cart`}
                  onClick={() => void remove(item)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <p className="woocommerce-mini-cart__total total">
            <strong>Together</strong>{' '}
            <span className="woocommerce-Price-amount amount">
              {money(cart.totals.total_price, cart.totals.currency_code)}
            </span>
          </p>
        </>
      )}
      <p className="woocommerce-mini-cart__buttons buttons">
        <a href={cartPage} className="button wc-forward p-button p-button-small">
          View cart
        </a>
      </p>
    </>
  );
}

function money(minor: string, currency: string): string {
  return formatMoney(Number(minor), currency, document.documentElement.lang || undefined);
}

function inWords(count: number): string {
  if (count === 0) return 'Your cart is empty.';
  return count === 1 ? 'One thing in your cart' : `${count} things in your cart`;
}
