import type { SharedChunk } from '@portico/kernel/islands';

export const sharedChunks: readonly SharedChunk[] = [
  { name: 'theme', order: 19, islands: ['theme', 'theme-logo'], entries: [] },
];
