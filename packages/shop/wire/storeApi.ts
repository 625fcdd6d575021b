/** The cart in the shape of WooCommerce's Store API; the part that our own screens read. Amounts are texts in minor units. */
export interface StoreCart {
  readonly items: readonly StoreCartItem[];
  readonly items_count: number;
  readonly totals: StoreCurrency & { readonly total_items: string; readonly total_price: string };
}

export interface StoreCartItem {
  readonly key: string;
  readonly id: number;
  readonly quantity: number;
  readonly quantity_limits: { readonly minimum: number; readonly maximum: number };
  readonly name: string;
  readonly permalink: string;
  readonly images: readonly { readonly src: string; readonly thumbnail: string; readonly alt: string }[];
  readonly prices: StoreCurrency & { readonly price: string };
  readonly totals: StoreCurrency & { readonly line_total: string };
}

export interface StoreCurrency {
  readonly currency_code: string;
  readonly currency_minor_unit: number;
}

/** A change of the cart, by the name of its call. */
export type CartAct = 'add-item' | 'update-item' | 'remove-item';

export const STORE_API = '/wp-json/wc/store/v1';

/** Readable by scripts: the number of items in the cart, so that a page can show it without a request. */
export const COUNT_COOKIE = 'woocommerce_items_in_cart';

/** Any part of the page changed the cart. `detail` is the cart. */
export const CART_CHANGED = 'portico:cart-changed';

export const MOST_OF_ONE = 99;
export const MOST_LINES = 50;
