import type { Product } from '@portico/shop/server';
import type { ShopPhrases } from '@portico/shop/ui';

interface AddToCartProps {
  readonly product: Product;
  /** Where the form is sent without JavaScript. */
  readonly action: string;
  readonly most: number;
  readonly words: ShopPhrases;
  /** Asks for a quantity; otherwise it is one. */
  readonly asksQuantity?: boolean;
}

/** A form that works by itself; with JavaScript it stays on the page. */
export function AddToCart({ product, action, most, words, asksQuantity = false }: AddToCartProps) {
  if (most === 0) return <p className="p-badge p-badge-warning">{words.outOfStock}</p>;
  return (
    <form className="p-add-to-cart" method="post" action={action} data-portico-add="">
      <input type="hidden" name="id" value={product.id} />
      {asksQuantity && (
        <label className="p-quantity">
          <span>{words.quantity}</span>
          <input
            type="number"
            name="quantity"
            min={1}
            max={most}
            defaultValue={1}
            required
            inputMode="numeric"
          />
        </label>
      )}
      <button type="submit" className={asksQuantity ? 'p-button' : 'p-button p-button-small'}>
        {words.addToCart}
        <span className="screen-reader-text"> {product.name}</span>
      </button>
      <span className="p-add-to-cart-said" role="status" />
    </form>
  );
}
