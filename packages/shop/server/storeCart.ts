import { minorUnitOf } from '../ui/formatMoney.ts';
import type { StoreCart, StoreCartItem, StoreCurrency } from '../wire/public.ts';
import type { Cart, CartLine } from './Cart.ts';
import { mostOf } from './createCarts.ts';
import { productPath } from './Product.ts';

/** A cart in the shape of WooCommerce's Store API. Features that this shop lacks are present and empty. */
export function storeCart({ lines, count, total, currency }: Cart): StoreCart {
  const money = currencyOf(currency);
  return {
    items: lines.map(storeItem),
    items_count: count,
    ...NOTHING,
    totals: {
      ...money,
      total_items: String(total),
      total_items_tax: '0',
      total_fees: '0',
      total_discount: '0',
      total_shipping: '0',
      total_price: String(total),
      total_tax: '0',
      tax_lines: [],
    } as StoreCart['totals'],
  };
}

const NOTHING = {
  coupons: [],
  fees: [],
  cross_sells: [],
  shipping_rates: [],
  errors: [],
  items_weight: 0,
  needs_payment: false,
  needs_shipping: false,
  payment_requirements: [],
  extensions: {},
};

function storeItem({ product, quantity }: CartLine): StoreCartItem {
  const money = currencyOf(product.currency);
  const price = String(product.price);
  const total = String(product.price * quantity);
  return {
    key: keyOf(product.id),
    id: product.id,
    quantity,
    quantity_limits: { minimum: 1, maximum: mostOf(product) },
    name: product.name,
    permalink: productPath(product.slug),
    images: product.picture
      ? [{ src: product.picture, thumbnail: product.picture, alt: product.pictureAlt }]
      : [],
    prices: { ...money, price },
    totals: { ...money, line_total: total },
  };
}

/** A product is in a cart only once, so its ID serves as the key. */
export const keyOf = (productId: number): string => `p${productId}`;

export function productIn(key: string): number | null {
  const number = /^p(\d{1,10})$/.exec(key)?.[1];
  return number ? Number(number) : null;
}

function currencyOf(code: string): StoreCurrency {
  return { currency_code: code, currency_minor_unit: minorUnitOf(code) };
}
