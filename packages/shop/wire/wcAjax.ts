/** The replacements for the parts of a page that show the cart. */
export interface CartFragments {
  /** HTML by selector. */
  readonly fragments: Readonly<Record<string, string>>;
  /** Changes whenever the cart does. */
  readonly cart_hash: string;
}

/** Readable by scripts: WooCommerce's own compares it with the last fragments it stored. */
export const HASH_COOKIE = 'woocommerce_cart_hash';

/** Events on the body through which a shop's scripts communicate. */
export const SHOP_EVENTS = {
  /** A request to refresh the parts of the page. */
  refresh: 'wc_fragment_refresh',
  refreshed: 'wc_fragments_refreshed',
  loaded: 'wc_fragments_loaded',
  added: 'added_to_cart',
  removed: 'removed_from_cart',
} as const;
