import type { Product } from './Product.ts';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
}

/** Something that a visitor has put aside and that the shop does not have any more, or not as much of. */
export interface Shortfall {
  readonly productId: number;
  /** `null` when it is not in the shop at all. */
  readonly product: Product | null;
  readonly left: number;
  /** Its price is in another currency by now than the rest of the cart, and the two cannot be added. */
  readonly isOfOtherCurrency?: boolean;
}

/** What a visitor has put aside, with the prices of now. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly shortfalls: readonly Shortfall[];
  readonly count: number;
  readonly total: number;
  readonly currency: string;
}

export const USUAL_CURRENCY = 'GBP';

/** All lines have one currency, since amounts of two cannot be added; with nothing in the cart it is the one that is asked for. */
export function cartOf(
  lines: readonly CartLine[],
  shortfalls: readonly Shortfall[] = [],
  currency: string = USUAL_CURRENCY,
): Cart {
  return {
    lines,
    shortfalls,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    currency: lines[0]?.product.currency ?? currency,
  };
}
