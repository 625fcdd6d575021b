import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  { name: 'theme', order: 19, islands: ['theme-posts'], entries: [] },
  { name: 'on-demand', order: 17, entries: ['./browser/infiniteScroll.ts'] },
];
