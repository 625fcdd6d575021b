export { ChunkLoadError } from './ChunkLoadError.ts';
export { holdForIslands } from './holdForIslands.ts';
export type { Island, IslandModule, Stop } from './Island.ts';
export { loadChunk } from './loadChunk.ts';
export type { ProductSheet, SharedChunk } from './SharedChunk.ts';
export type { Islands } from './startIslands.ts';
export { startIslands } from './startIslands.ts';
