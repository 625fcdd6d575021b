/** WooCommerce's calls that keep a page's cart display up to date. They come to any page: `/?wc-ajax=…`. */
export const WC_AJAX_PARAMETER = 'wc-ajax';

export const WC_CALLS = {
  refresh: 'get_refreshed_fragments',
  add: 'add_to_cart',
  remove: 'remove_from_cart',
} as const;
