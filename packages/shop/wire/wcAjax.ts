/** WooCommerce's calls by which pages keep what they show of a cart up to date. They come to any page: `/?wc-ajax=…`. */
export const WC_AJAX_PARAMETER = 'wc-ajax';

export const WC_CALLS = {
  refresh: 'get_refreshed_fragments',
  add: 'add_to_cart',
  remove: 'remove_from_cart',
} as const;

/** What each part of a page that shows the cart is replaced by. */
export interface CartFragments {
  /** HTML by selector. */
  readonly fragments: Readonly<Record<string, string>>;
  /** Another one when anything in the cart is. */
  readonly cart_hash: string;
}

/** Readable by scripts: WooCommerce's own compares it with what it keeps of the last fragments. */
export const HASH_COOKIE = 'woocommerce_cart_hash';

/** Events of the body, by which the scripts of a shop speak to each other. */
export const SHOP_EVENTS = {
  /** Somebody wants the parts of the page anew. */
  refresh: 'wc_fragment_refresh',
  refreshed: 'wc_fragments_refreshed',
  loaded: 'wc_fragments_loaded',
  added: 'added_to_cart',
  removed: 'removed_from_cart',
} as const;
