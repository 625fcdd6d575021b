/** First path segments reserved by the site: no page or post can have one as its slug. */
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

/** `annex`: slug of the pages next to the site. */
export function isReservedSlug(slug: string, annex: string | null): boolean {
  return RESERVED.has(slug) || slug === annex;
}
