import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  { name: 'theme', order: 19, islands: ['theme', 'theme-logo'], entries: [] },
  { name: 'reactions', order: 23, entries: ['./browser/reactions/reactionsOf.ts'] },
  { name: 'panels', order: 24, islands: ['theme-search'], entries: [] },
];
