import { useCallback, useEffect, useRef, useState } from 'react';
import { CART_CHANGED, type StoreCart, type StoreCartItem } from '../wire/storeApi.ts';
import { MiniCartContent } from './MiniCartContent.tsx';
import { changeCart, readCart } from './storeClient.ts';
import { type PanelWords, panelWordsOn } from './words/panelWords.ts';

/** What is in the cart, below its icon: amounts, a way to take something out, and a way to the cart's page. */
export function MiniCart({ cartPage }: { readonly cartPage: string }) {
  const words = panelWordsOn(document);
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
    // The button that was pressed is gone; the keyboard goes on from here, or from the icon when the panel went with it.
    const title = heading.current;
    title?.focus();
    if (document.activeElement !== title) title?.closest('.menu-item-nav-cart')?.querySelector('a')?.focus();
  }

  return (
    <>
      <p className="portico-cart-title" tabIndex={-1} ref={heading} role="status">
        {cart ? inWords(cart.items_count, words) : words.waiting}
      </p>
      {problem && (
        <p className="woocommerce-error" role="alert">
          {problem}{' '}
          <button type="button" onClick={() => void load()}>
            {words.again}
          </button>
        </p>
      )}
      {cart && (
        <MiniCartContent
          cart={cart}
          cartPage={cartPage}
          words={words}
          language={document.documentElement.lang || undefined}
          remover={(item) => (
            <button
              type="button"
              className="remove remove_from_cart_button"
              aria-label={words.remove.replace('%', () => item.name)}
              onClick={() => void remove(item)}
            >
              ×
            </button>
          )}
        />
      )}
    </>
  );
}

function inWords(count: number, { empty, one, many }: PanelWords): string {
  if (count === 0) return empty;
  return count === 1 ? one : many.replace('%', String(count));
}
