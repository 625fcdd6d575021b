export { ChunkLoadError } from './ChunkLoadError.ts';
export { holdForIslands } from './holdForIslands.ts';
export type { Island, IslandModule, MomentName, Stop } from './Island.ts';
export { CHUNK_TIMEOUT_MS, loadChunk } from './loadChunk.ts';
export type { ProductSheet, SharedChunk } from './SharedChunk.ts';
export type { Islands } from './startIslands.ts';
export { startIslands } from './startIslands.ts';
