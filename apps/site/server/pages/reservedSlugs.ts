/** First parts of addresses that are the site's own: no page that somebody makes can be there. */
const RESERVED = new Set([
  'admin',
  'assets',
  'author',
  'blog',
  'cart',
  'category',
  'feed',
  'gallery',
  'healthz',
  'metrics',
  'page',
  'preview',
  'product',
  'readyz',
  'search',
  'shop',
  'tag',
  'uploads',
  'wp-admin',
  'wp-content',
  'wp-json',
]);

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}
