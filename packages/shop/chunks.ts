import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  // On every page of a site with a shop.
  { name: 'theme-cart', order: 19, islands: ['theme-cart'], entries: [] },
  { name: 'shop', order: 20, islands: ['exclusive-products', 'shop-sidebar'], entries: [] },
  // The server calls, for visitors who add something to the cart or open it.
  { name: 'theme-cart-page', order: 20, islands: ['theme-cart-page'], entries: ['./ui/cartCalls.ts'] },
];
