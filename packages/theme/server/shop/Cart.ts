import type { Product } from './Product.ts';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
}

/** What a visitor has put aside, with the prices of now. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly count: number;
  readonly total: number;
  readonly currency: string;
}

/** A shop has one currency; with nothing in the cart it is the one that is asked for. */
export function cartOf(lines: readonly CartLine[], currency = 'GBP'): Cart {
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    currency: lines[0]?.product.currency ?? currency,
  };
}
