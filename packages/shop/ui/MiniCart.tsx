import { useCallback, useEffect, useRef, useState } from 'react';
import { CART_CHANGED, type StoreCart, type StoreCartItem } from '../wire/public.ts';
import { MiniCartContent } from './MiniCartContent.tsx';
import { changeCart, readCart } from './storeClient.ts';
import { type PanelWords, panelWordsOn } from './words/panelWords.ts';

/** The contents of the cart, below its icon: amounts, remove buttons, and a link to the cart page. */
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
    // The pressed button is gone; the focus moves here, or to the icon if the panel is gone too.
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
