/** First parts of addresses that are the site's own: no page or post that somebody makes can be there. */
const RESERVED = new Set([
  'admin',
  'assets',
  'author',
  'blog',
  'cart',
  'category',
  'feed',
  'fonts',
  'healthz',
  'kit-pictures',
  'language',
  'media',
  'metrics',
  'page',
  'pixel',
  'preview',
  'product',
  'readyz',
  'search',
  'shop',
  'tag',
  'uploads',
  'wc-ajax',
  'wp-admin',
  'wp-content',
  'wp-json',
]);

/** `annex`: the address of what stands beside the site. */
export function isReservedSlug(slug: string, annex: string | null): boolean {
  return RESERVED.has(slug) || slug === annex;
}
