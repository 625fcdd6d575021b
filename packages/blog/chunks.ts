import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  { name: 'theme', order: 19, islands: ['theme-posts'], entries: [] },
  // Only where a list goes on by itself.
  { name: 'infinite-scroll', order: 23, entries: ['./browser/infiniteScroll.ts'] },
];
