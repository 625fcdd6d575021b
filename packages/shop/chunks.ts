import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  {
    name: 'shop',
    order: 20,
    islands: ['exclusive-products', 'shop-sidebar', 'theme-cart', 'theme-cart-page'],
    entries: [],
  },
];
