import type { Product } from './Product.ts';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
}

/** A product in the cart that the shop no longer has, or not in that quantity. */
export interface Shortfall {
  readonly productId: number;
  /** `null` if it is no longer in the shop. */
  readonly product: Product | null;
  readonly left: number;
  /** Its price is now in another currency than the rest of the cart, so the two cannot be added. */
  readonly isOfOtherCurrency?: boolean;
}

/** A visitor's cart, with current prices. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly shortfalls: readonly Shortfall[];
  readonly count: number;
  readonly total: number;
  readonly currency: string;
}

export const USUAL_CURRENCY = 'GBP';

/** All lines have one currency, since amounts in two cannot be added; for an empty cart it is the given one. */
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
