import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  { name: 'theme', order: 19, islands: ['theme-posts'], entries: [] },
  // Only for lists with infinite scroll.
  { name: 'infinite-scroll', order: 23, entries: ['./browser/infiniteScroll.ts'] },
];
